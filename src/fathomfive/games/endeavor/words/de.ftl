## Spielmaterial

zone-atoll = Atoll
zone-calm-seas = Ruhige See
zone-decommissioned-oil-rig = Stillgelegte Bohrinsel
    .text = Sind alle Meeresschutz-Felder belegt, darf jeder mit einer Scheibe hier 1 Crewmitglied befördern.
zone-dying-reef = Sterbendes Riff
zone-kelp-forest = Seetang-Wald
zone-remote-anchorage = Abgelegener Ankerplatz
zone-the-sea-star = Seestern-Station
zone-volcanic-island = Vulkaninsel
zone-dolphin-pods = Delfinschule
zone-ledge-elevator = Tiefsee-Aufzug
zone-resupply-modules = Versorgungsmodule
zone-sea-turtle-migration = Schildkrötenzug
    .text = Nach einem Meeresschutz hier darfst du 1 U-Boot von hier fortbewegen.
zone-shipwreck = Schiffswrack
    .text = Ein Tauchgang hier deckt 2 Plättchen auf: 1 behältst du, 1 wirfst du ab.
zone-submerged-cave-system = Unterwasserhöhlen
    .text = Kein U-Boot darf hinein. Die Felder nutzt du von den Zonen links, oben und rechts.
zone-sunken-ruins = Versunkene Ruinen
    .text = Ist das Tauchgang-Feld leer, darf jeder mit einem U-Boot hier 1 U-Boot fortbewegen.
zone-the-looking-glass = Das Glashaus
zone-whale-calving-ground = Walkinderstube
    .text = Mit einer Scheibe auf dem umkreisten Feld: nach einem Meeresschutz hier noch 1 Meeresschutz hier.
zone-carbonate-spires = Karbonattürme
zone-coldwater-reef = Kaltwasserkorallenriff
zone-deepwater-shark = Tiefseehai
    .text = Nach einem Tauchgang hier: 1 Ansehen.
zone-jellyfish-bloom = Quallenblüte
    .text = Mit einer Scheibe hier: 1 Einfluss, wenn du von hier fortfährst.
zone-rift-valley = Rifttal
zone-thermal-vents = Unterwasser-Geysire
    .text = Nach einem Tauchgang hier: 1 Wissen je eigener Scheibe auf den umkreisten Feldern.
zone-vortex = Wirbel
    .text = Bewegung von hier fort: Technologie zählt 1 höher. Erstes Sonar-Feld: Tiefe 3 auch ohne Zone darüber.
zone-bioluminescent-fauna = Leuchtende Fauna
    .text = Nach einem Tauchgang: links 1 Wissen, rechts 1 Scheibe.
zone-brine-pool = Unterwasser-Solebecken
    .text = Nach einem Tauchgang hier: 1 Einfluss.
zone-colossal-squid = Koloss-Kalmar
zone-continental-shelf = Kontinentalsockel
zone-seamount = Tiefseeberg
    .text = Mit einer Scheibe auf einem Meeresschutz-Feld hier: nach einem Tauchgang 1 Schritt auf deiner niedrigsten Eigenschaft.
zone-sponge-gardens = Schwammgärten
zone-abyssal-plain = Tiefsee-Ebene
    .text = Sonar hier: Tiefe 5 auch ohne Zone darüber.
zone-abyssal-trench = Tiefseegraben
    .text = Höchstens 1 U-Boot je Person. Bei Ankunft: 1 Aktion Sonar.
zone-black-smoker = Schwarzer Raucher
    .text = Nach einem Tauchgang hier darfst du 1 U-Boot fortbewegen, nicht nach Tiefe 5.
zone-fallen-star = Gefallener Stern
    .text = Nach einem Tauchgang hier: 1 Einfluss.
zone-scaly-foot-snails = Schuppenfuß-Schnecken
    .text = Nach einem Tauchgang hier darfst du in dieser Zone publizieren.
zone-seafloor-restoration = Renaturierung
zone-whale-fall = Walfriedhof

crew-team-leader = Teamleitung
crew-team-leader-gold = Teamleitung
crew-pilot = Pilot
crew-pilot-gold = Steuermann
crew-reef-diver = Rifftaucherin
crew-reef-diver-gold = Unterwasserfotografin
crew-sonar-operator = Sonartechnikerin
crew-sonar-operator-gold = Akustikingenieurin
crew-ecologist = Ökologin
crew-ecologist-gold = Ökotoxikologin
crew-marine-engineer = Schiffsingenieurin
crew-marine-engineer-gold = Schiffsarchitektin
crew-navigator = Navigator
crew-navigator-gold = Hydrograf
crew-rov-operator = Roboterpilotin
crew-rov-operator-gold = Tiefseefilmerin
crew-field-researcher = Feldforscher
crew-field-researcher-gold = Meereswissenschaftler
crew-marine-biologist = Meeresbiologin
crew-marine-biologist-gold = Aquakulturwirtin
crew-deep-sea-diver = Tiefseetaucher
crew-deep-sea-diver-gold = Tiefseebiologe
crew-oceanographer = Ozeanografin
crew-oceanographer-gold = Umweltbotschafterin
crew-vessel-captain = Kapitän
crew-vessel-captain-gold = Expeditionsleiter
crew-fleet-coordinator = Flottenkoordinatorin
crew-fleet-coordinator-gold = Renommierte Flottenkoordinatorin
    .text = 1 Punkt je 2 mit anderen geteilte Verbindungen.
crew-ichthyologist = Fischkundler
crew-ichthyologist-gold = Renommierter Fischkundler
    .text = 1 Punkt je eigene Meeresschutz-Scheibe in deiner besten Zone.
crew-ocean-historian = Meereshistorikerin
crew-ocean-historian-gold = Renommierte Meereshistorikerin
    .text = 3 Punkte je Satz aller vier Themen.
crew-biotechnologist = Biotechnologe
crew-biotechnologist-gold = Renommierter Biotechnologe
    .text = 1 Punkt je Tiefe mit eigener Publikations-Scheibe.
crew-biogeographer = Biogeografin
crew-biogeographer-gold = Renommierte Biogeografin
    .text = 1 Punkt je Zone mit eigener Meeresschutz-Scheibe.
crew-mentor = Mentorin
crew-mentor-gold = Renommierte Mentorin
    .text = 1 Punkt je anderes eigenes goldenes Crewmitglied.
crew-adventurer = Abenteurer
crew-adventurer-gold = Renommierter Abenteurer
    .text = 1 Punkt je 3 Zonen mit eigener Scheibe oder eigenem U-Boot.
crew-dive-team-leader = Tauchleiterin
crew-dive-team-leader-gold = Renommierte Tauchleiterin
    .text = 1 Punkt je 2 leere Tauchgang-Felder im Ozean.
crew-robotics-engineer = Robotikerin
crew-robotics-engineer-gold = Renommierte Robotikerin
    .text = 4 Punkte.

report-advanced-pressure-venting-technology = Neue Druckausgleichstechnik
report-advanced-sonar-communication-techniques = Verständigung per Sonar
report-ai-models-for-deep-sea-research = KI-Modelle für die Tiefsee
report-autonomous-microplastic-reclamation-filters = Selbsttätige Mikroplastikfilter
report-benefits-of-inter-team-data-sharing = Vom Nutzen geteilter Daten
report-deepwater-satellite-imaging = Tiefseebilder vom Satelliten
report-effective-communication-of-ecosystemic-risk = Frühwarnsysteme für Ökosysteme
report-extending-conservation-area-of-effectiveness = Größere Schutzgebiete
report-mobile-techniques-for-underwater-exploration = Beweglich unter Wasser forschen
report-optimizing-multi-team-discovery-announcements = Gemeinsam Funde melden
report-organic-casing-for-deep-sea-exploration = Organische Tiefseehüllen
report-reef-photography-with-swarm-camera-systems = Riffbilder mit Kameraschwärmen
report-uncharted-deep-sea-organic-life = Unbekanntes Leben der Tiefsee
report-understanding-oceanic-shifts = Wandel der Meere verstehen
report-documentation-of-new-life = Neues Leben dokumentiert
report-enhancing-research-productivity = Ergiebiger forschen
report-feasibility-report-aquadome-permanent-lab = Machbarkeit eines Aquadom-Labors
report-fluorescence-detecting-optical-systems = Optik für Leuchtwesen
report-holographic-ocean-floor-visualization = Meeresboden als Hologramm
report-improving-working-environments-for-marine-studies = Bessere Arbeitsplätze auf See
report-networking-for-underwater-communication = Funknetze unter Wasser
report-protecting-threatened-marine-habitats = Schutz bedrohter Lebensräume
report-publication-guide-for-undersea-research = Leitfaden für Publikationen
report-publicitys-role-in-scientific-advancement = Öffentlichkeit und Fortschritt
report-review-of-current-oceanography-research = Stand der Ozeanografie
report-safe-movement-procedure = Sichere Fahrwege
report-social-structures-of-marine-mammals = Das Leben der Meeressäuger
report-the-interlinked-ecosystem = Das vernetzte Ökosystem
report-the-nautical-journal = Das Nautische Journal
report-the-rising-tide-of-achievement = Steigende Flut der Erfolge
report-understanding-life-in-the-deepest-sea = Leben in größter Tiefe
report-volunteer-model-for-underwater-conservation = Ehrenamt im Meeresschutz

token-insight = Erkenntnis
token-sonar = Sonar
token-publish = Publikation
token-promote = Beförderung
token-dive = Tauchgang
token-lowest = Niedrigste Eigenschaft
token-travel = Bewegung
token-influence = Einfluss
token-any = Beliebige Eigenschaft
token-disc = Scheibe
token-trade = Scheibe gegen Wissen
token-conserve = Meeresschutz, 1 billiger

topic-blue = Fisch
topic-yellow = Seestern
topic-brown = Ammonit
topic-green = Qualle

scenario-call-of-the-ocean = Das Meer ruft
    .text = Sonar, Publikation, Meeresschutz: von allem etwas.
scenario-maps-and-charts = Karten und Tabellen
    .text = Kartiert den Osten, von den mittleren Spalten aus.
scenario-oceanic-journal = Das Meeresjournal
    .text = Gesammelt werden Themen, auf Berichten und im Einflussbereich.
    .rule = Die drei Felder um den Stern sind der Anfang. Themen zählen auf Berichten und unter Markern gleichermaßen.
scenario-better-than-you-found-it = Besser als vorgefunden
    .text = Ganz geschützte Zonen rufen die Schildkröte.
    .rule = Wer das letzte freie Meeresschutz-Feld einer Zone belegt, darf einen Marker auf das Schildkröten-Feld (◊) legen; sonst führt nichts dorthin, und es fasst beliebig viele.
scenario-fallen-star = Der gefallene Stern
    .text = Sieben Spalten, nicht tiefer als 3.
    .rule = Der Ozean endet bei Tiefe 3. Pfeile führen vom oberen Stern aus Feldern zum unteren und zu den Feldern für beliebig viele Marker.
scenario-star-search = Die Suche nach dem Stern
    .text = Einflussmarker wandern; der gefallene Stern muss gefunden werden.
    .rule = Ein Einfluss zieht einen deiner Marker auf ein freies Nachbarfeld und bringt dessen Bonus; ein neuer kommt oben nur hinzu, wenn keiner ziehen kann. Die Punktefelder öffnen sich, wenn der Gefallene Stern gefunden ist; er liegt unter den obersten vier Kacheln von Tiefe 5. Ein Marker auf dem tiefsten freien Punktefeld seiner Spalte liegt fest.
scenario-recover-the-fallen-star = Die Bergung des Sterns
    .text = Spalte C hinab zum Wrack der Station.
    .rule = Die Rettungsfelder (✚) stehen allen offen, die ein U-Boot oder eine Scheibe im Gefallenen Stern haben.
scenario-new-horizons = Neue Horizonte
    .text = Wie gewertet wird, entscheidet sich unterwegs.
    .rule = Ein Marker auf einem Zielfeld (◎) bestimmt sofort und für alle, auf welche von zwei Arten dieses Ziel gewertet wird. Ein Ziel, dessen Feld leer bleibt, wird nicht gewertet.
scenario-spill = Die Ölpest
    .text = Eine Bohrinsel leckt: verschmutzten Grund nehmen oder aufräumen.
    .rule = Statt einen Marker zu legen, darf ein Einfluss deinen Aufräummarker vorrücken (bis zu zehn Felder). Verschmutzte Felder kosten je 2 Punkte; jedes zweite Feld der Aufräumleiste macht eines von deinen kostenlos.
scenario-deepest-sea = Die tiefste See
    .text = Der Einfluss folgt der Tiefe, aus der er kommt.
    .rule = Ein Marker kommt auf die Leiste der Tiefe, deren Zone den Einfluss gab; gab ihn keine Zone, auf die einer Tiefe, in der du ein U-Boot hast. Leisten füllen sich von links; volle führen zu den Feldern für beliebig viele Marker.

bonus-juniors = Junge Talente
    .text = Junior-Crewmitglieder
bonus-links = Gut vernetzt
    .text = hergestellte Verbindungen
bonus-zones = Die Karte wächst
    .text = Zonen im Ozean
bonus-tracks = Ein erfahrenes Team
    .text = Eigenschaftsleisten auf Stufe 4 oder 5
bonus-emptied = Leergetaucht
    .text = leere Tauchgang-Felder
bonus-presence = Überall zu Hause
    .text = Zonen mit einer Scheibe

crisis-active-volcano = Aktiver Vulkan
    .text = Alle U-Boote bewegen sich 2 Zonen nach oben, so weit wie möglich.
crisis-strong-current = Starke Strömung
    .text = Alle U-Boote treiben 1 Zone nach links.
crisis-data-loss = Datenverlust
    .text = Alle verlieren die Hälfte ihres Wissens, aufgerundet.
crisis-storm = Sturm
    .text = In dieser Runde erhalten alle 1 neue Scheibe weniger.
crisis-seasickness = Seekrankheit
    .text = Alle legen 1 Scheibe aus dem Vorrat auf ein freies Crewmitglied.
crisis-power-failure = Stromausfall
    .text = In dieser Runde ist die Technologie-Stufe aller um 1 niedriger (mindestens 1).

## Das Spiel und seine Einstellungen

game = Endeavor: Die Tiefsee
    .text = Erforscht einen wachsenden Ozean, schützt ihn, publiziert eure Funde: gegeneinander, miteinander oder allein.
option-scenario = Szenario
    .text = Startaufbau, Einflussbereich und Ziele.
option-scenario-1 = 1 Das Meer ruft
    .text = Sonar, Publikation, Meeresschutz: von allem etwas. Für die erste Partie.
option-scenario-2 = 2 Karten und Tabellen
    .text = Kartiert den Osten, von den mittleren Spalten aus.
option-scenario-3 = 3 Das Meeresjournal
    .text = Gesammelt werden Themen, auf Berichten und im Einflussbereich.
option-scenario-4 = 4 Besser als vorgefunden
    .text = Ganz geschützte Zonen rufen die Schildkröte.
option-scenario-5 = 5 Der gefallene Stern
    .text = Sieben Spalten, nicht tiefer als 3.
option-scenario-6 = 6 Die Suche nach dem Stern
    .text = Einflussmarker wandern; der gefallene Stern muss gefunden werden.
option-scenario-7 = 7 Die Bergung des Sterns
    .text = Spalte C hinab zum Wrack der Station.
option-scenario-8 = 8 Neue Horizonte
    .text = Wie gewertet wird, entscheidet sich unterwegs.
option-scenario-9 = 9 Die Ölpest
    .text = Eine Bohrinsel leckt: verschmutzten Grund nehmen oder aufräumen.
option-scenario-10 = 10 Die tiefste See
    .text = Der Einfluss folgt der Tiefe, aus der er kommt.
option-mode = Spielmodus
    .text = Ob ihr gegeneinander spielt. Eine Person allein spielt immer die Solo-Variante.
option-mode-versus = Gegeneinander
    .text = Wer die meisten Punkte hat, gewinnt.
option-mode-together = Miteinander
    .text = Die Gruppe versucht gemeinsame Ziele zu erreichen.
option-difficulty = Schwierigkeitsgrad
    .text = Wie viele der sieben Koop-Ziele nötig sind, miteinander oder allein.
option-difficulty-easy = Einfach
    .text = 4 von 7 Zielen.
option-difficulty-medium = Mittel
    .text = 5 von 7 Zielen.
option-difficulty-hard = Schwierig
    .text = 6 von 7 Zielen.
option-difficulty-legendary = Legendär
    .text = Alle 7 Ziele.
option-declining = Auf Boni verzichten
    .text = Wonach du gefragt wirst, bevor du etwas erhältst.
option-declining-choices = Wo es zählt
    .text = Schritte, Wissen und Scheiben nimmst du einfach; auf alles andere kannst du verzichten.
option-declining-everything = Alles
    .text = Du wirst vor jedem einzelnen Bonus gefragt.

## Wörter der Effekte

both = { $first }, { $second }
    .more = { $first } { $second }
effect-none = nichts
    .more = –
effect-no-bonus = kein Bonus
    .more = { "" }
effect-reputation = { $number } Ansehen
    .more = { $number } [reputation]
effect-inspiration = { $number } Motivation
    .more = { $number } [inspiration]
effect-coordination = { $number } Organisation
    .more = { $number } [coordination]
effect-ingenuity = { $number } Genialität
    .more = { $number } [ingenuity]
effect-knowledge = { $number } Wissen
    .more = { $number } [knowledge]
effect-disc = { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
}
    .more = { $number } [disc]
effect-influence = { $number } Einfluss
    .more = { $number } [influence]
effect-promote = { $number ->
    [one] eine Beförderung
   *[other] { $number } Beförderungen
}
    .more = { $number } [promote]
effect-any = { $number ->
    [one] { $number } Schritt auf einer beliebigen Eigenschaft
   *[other] { $number } Schritte auf einer beliebigen Eigenschaft
}
    .more = { $number } [any]
effect-lowest = { $number ->
    [one] { $number } Schritt auf der niedrigsten Eigenschaft
   *[other] { $number } Schritte auf der niedrigsten Eigenschaft
}
    .more = { $number } [any] niedrigste
effect-discover = { $range ->
    [one] Tiefe { $low } entdecken
   *[other] Tiefe { $low }–{ $high } entdecken
}
    .more = [tiles] { $range ->
        [one] { $low }
       *[other] { $low }–{ $high }
    }
effect-travel = { $number ->
    [0] Bewegung
   *[other] Bewegung, Technologie +{ $number }
}
    .chip = Bewegung
    .more = [travel]{ $number ->
        [0] { "" }
       *[other] { " " }+{ $number }
    }
effect-sonar = Sonar
    .chip = Sonar
    .more = [sonar]
effect-dive = { $number ->
    [0] Tauchgang
   *[other] Tauchgang, { $number } Plättchen mehr
}
    .chip = Tauchgang
    .more = [dive]
effect-conserve = { $number ->
    [0] Meeresschutz
   *[other] Meeresschutz, { $number } billiger
}
    .chip = Meeresschutz
    .more = [conserve]
effect-publish = Publikation
    .chip = Publikation
    .more = [publish]
effect-trade = eine Scheibe gegen { $number } Wissen
    .more = −1 [disc] → { $number } [knowledge]
effect-leave = Bewegung aus dieser Zone
    .more = [travel]
effect-leave-upwards = Bewegung aus dieser Zone und Tiefe
    .more = [travel]
effect-conserve-here = Meeresschutz in dieser Zone
    .more = [conserve]
effect-publish-here = Publikation in dieser Zone
    .more = [publish]
effect-conserve-same-depth = Meeresschutz irgendwo in deinen Tiefen
    .more = [conserve]
effect-copy = ein anderes Crewmitglied nachahmen
    .more = ahmt nach

attribute-reputation = Ansehen
attribute-inspiration = Motivation
attribute-coordination = Organisation
attribute-ingenuity = Genialität
designation-0 = Meeresschutz
designation-1 = Publikation
way-near = Nah: Zonen mit deinen Scheiben in der Spalte der Seestern-Station und links davon
way-far = Fern: Zonen mit deinen Scheiben in der Spalte der Seestern-Station und rechts davon
way-shallow = Flach: deine Scheiben in Tiefe 2 und 3
way-deep = Tief: deine Scheiben in Tiefe 4 und 5
way-narrow = Eng: Symbole deines häufigsten Themas
way-broad = Breit: Sätze aller vier Themen
cell = { $zone } ({ $place })
    .chip = { $zone }
    .more = { $place }
space-dive = { $zone }
space-sonar = { $zone }
space-conserve = { $zone }
space-publish = { $zone } [{ $topic }]
    .chip = { $zone }
    .more = { $zone }
link = { $zone }: { $gain }
hex = { $points ->
    [0] Feld { $row }/{ $column }: { $gain }
    [one] Feld { $row }/{ $column }: { $gain }; { $points } Punkt
   *[other] Feld { $row }/{ $column }: { $gain }; { $points } Punkte
}
    .chip = Feld { $row }/{ $column }
    .more = { $gain }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points } [point]
    }

hex-bare = Feld { $row }/{ $column }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Hilfe: was jede Art Frage entscheidet und was ihre Möglichkeiten bedeuten

kind-base = U-Boot zu Wasser lassen
    .text = Dein U-Boot beginnt auf einer Basis, und du nimmst sofort den Ankunfts-Bonus dieser Zone.
    .each = Eine Basis
kind-recruit = Crew rekrutieren
    .text = Ein neues Crewmitglied je Runde, bis zu deiner Rekrutierungs-Stufe. Sein Bonus kommt sofort; seine Aktionen kosten jedes Mal eine Scheibe.
    .each = Ein Crewmitglied im Sortierkasten
kind-manage = Scheiben zurücknehmen
    .text = Scheiben, die du von der Crew zurücknimmst, sind in dieser Runde wieder nutzbar, und die Crew darunter auch.
    .each = Eine Scheibe auf deiner Crew
kind-stay = Welche Scheibe bleibt
    .text = Alle anderen kommen zurück. Das Crewmitglied unter dieser kann in dieser Runde nicht handeln.
    .each = Eine Scheibe auf deiner Crew
kind-turn = Dein Zug
    .text = Lege eine Scheibe auf ein Crewmitglied und tu, was es kann. Es geht reihum, bis alle gepasst haben.
    .each = Crew mit einer Aktion
kind-idle = Eine Scheibe für nichts
    .text = Du gibst nur eine Scheibe aus: Das Crewmitglied ist benutzt und handelt nicht.
    .each = Ein Crewmitglied
kind-action = Die nächste Aktion
    .text = Dieses Crewmitglied hat mehrere Aktionen, in beliebiger Reihenfolge, jede einmal.
    .each = Eine Aktion und ihr Ort
kind-travel = Bewegung
    .text = Deine Technologie-Stufe sagt, wie weit und wie tief du fahren darfst. Wo du hältst, nimmst du den Ankunfts-Bonus.
    .each = Eine Zone als Ziel
kind-sonar = Sonar
    .text = Lege eine Scheibe auf das nächste freie Sonar-Feld einer Zone mit deinem U-Boot. Die meisten entdecken eine neue Zone.
    .each = Ein Sonar-Feld
kind-depths = Zwei Kacheln ziehen
    .text = Wähle, aus welchen Tiefen die zwei Kacheln kommen; eine legst du, die andere geht zurück.
    .each = Tiefen, aus denen gezogen wird
kind-discover = Eine Zone legen
    .text = Der Ozean wächst, wo du es willst, und der Entdeckungsbonus gehört dir.
    .each = Eine Kachel und ihr Platz
kind-dive = Tauchgang
    .text = Nimm ein Plättchen von einem Tauch-Feld einer Zone mit deinem U-Boot: Wissen, oder was es zeigt.
    .each = Ein Tauch-Feld
kind-keep = Ein Plättchen behalten
    .text = Zwei Plättchen kamen zum Vorschein; das andere wird abgelegt.
    .each = Ein Plättchen
kind-conserve = Meeresschutz
    .text = Zahle Wissen und lege eine Scheibe auf ein Schutz-Feld: sein Bonus, und vielleicht eine halbe Verbindung.
    .each = Ein Schutz-Feld
kind-publish = Publikation
    .text = Ein Bericht der Auslage und ein freies Feld seines Themas: Zahle sein Wissen und nimm ihn.
    .each = Ein Bericht und sein Feld
kind-tokens = Plättchen
    .text = Ein Plättchen darf auf deinem Tableau warten. Die anderen musst du vor dem Ende deines Zugs nutzen.
kind-attribute = Eigenschaft erhöhen
    .text = Jede Leiste gibt dir jede Runde mehr: bessere Crew, mehr Scheiben, mehr Scheiben zurück, größere Tiefe.
    .each = Eine Eigenschaft
kind-promote = Crew befördern
    .text = Ein Junior wird Führungspersonal: noch ein Bonus, bessere Aktionen, und das Feld ist wieder frei.
    .each = Ein Junior
kind-influence = Einfluss
    .text = Lege einen Marker an einen Start oder neben einen anderen Marker; sein Feld zahlt sofort oder am Ende.
    .each = Ein Feld
kind-wander = Ein Marker zieht weiter
    .text = In diesem Szenario wandern deine Marker von Feld zu Feld, bis sie auf einem Punktefeld einrasten.
    .each = Ein Marker und sein nächstes Feld
kind-rescue = Einfluss oder Rettung
    .text = Lege einen Marker in den Einflussbereich oder, solange du am Wrack bist, auf ein Rettungsfeld.
    .each = Ein Feld
kind-horizon = Einfluss und Ziele
    .text = Lege einen Marker; ein Zielfeld bestimmt auch, wie sein Ziel gewertet wird, für alle.
    .each = Ein Feld
kind-clean = Einfluss oder Aufräumen
    .text = Lege einen Marker, oder geh einen Schritt auf der Aufräumleiste.
    .each = Ein Feld
kind-track = Einfluss auf einer Leiste
    .text = Jede Leiste gehört zu einer Tiefe; Marker weiter vorn zählen mehr.
    .each = Ein Feld einer Leiste
kind-turtle = Das Schildkröten-Feld
    .text = Du hast eine ganze Zone geschützt: Ein Marker hier zählt, wie viele auch schon liegen.
    .each = Das Schildkröten-Feld
kind-way = Wie ein Ziel gewertet wird
    .text = Was du wählst, gilt für alle bis zum Ende.
    .each = Eine Wertung
kind-designate = Was zählen soll
    .text = Für das dritte Ziel zählen alle die Scheiben, die du jetzt nennst.
    .each = Art der Scheiben
kind-seasick = Seekrank
    .text = Ein Crewmitglied wird krank und ist vorerst nicht nutzbar.
    .each = Ein Crewmitglied
kind-bonus = Ein Bonus
    .text = Du darfst ihn ganz, teilweise oder gar nicht nehmen.
    .each = So viel davon

can-crew-travel = Bewegung
    .text = Fahre ein U-Boot in eine andere Zone und nimm ihren Ankunfts-Bonus.
can-crew-sonar = Sonar
    .text = noch eine Scheibe auf ein Sonar-Feld: eine Zone entdecken, oder was das Feld zeigt.
can-crew-dive = Tauchgang
    .text = Nimm ein Plättchen, wo dein U-Boot ist.
can-crew-conserve = Meeresschutz
    .text = noch eine Scheibe und Wissen für ein Feld mit Bonus.
can-crew-publish = Publikation
    .text = noch eine Scheibe und Wissen für einen Bericht der Auslage.
can-crew = Crew aktivieren
    .text = eine Scheibe aus dem Laderaum, dann ihre Aktionen.
can-report = Einen Bericht nutzen
    .text = eine Scheibe auf sein Aktivierungsfeld; sie bleibt dort bis zum Ende der Partie.
can-knowledge = Plättchen für Wissen
    .text = Lege es ab und nimm sein Wissen.
can-effect = Plättchen für seine Wirkung
    .text = Lege es ab und tu, was es zeigt.
can-idle = Nur eine Scheibe legen
    .text = um einen Zug Zeit zu gewinnen; sonst geschieht nichts.
can-pass = Passen
    .text = Du bist bis zur nächsten Runde heraus.
can-end = Zug beenden
    .text = Der nächste Platz ist dran.
can-stop = Keine weitere Aktion
    .text = Was die Crew noch könnte, bleibt liegen.
can-skip = Verzichten
    .text = Niemand muss etwas nehmen.
can-done = Fertig
    .text = Die anderen Scheiben bleiben liegen.
can-draw = Zwei Kacheln ziehen
    .text = Es gibt nur eine Art, sie zu ziehen.
can-cleanup = Aufräumen
    .text = ein Schritt auf der Aufräumleiste statt eines Markers.

## Fragen

ask-base = Wo lässt du dein U-Boot zu Wasser?
ask-recruit = Wen rekrutierst du?
ask-manage = Welche Scheibe nimmst du zurück?
ask-stay = Alle anderen Scheiben kommen zurück: Welche bleibt liegen?
ask-turn = Dein Zug: Wen aktivierst du, und wofür? ({ $hold ->
    [one] 1 Scheibe
   *[other] { $hold } Scheiben
} im Laderaum, { $knowledge } Wissen)
ask-idle = Auf welches Crewmitglied legst du eine Scheibe, ohne zu handeln?
ask-action = Welche Aktion folgt?
ask-travel = Wohin fährst du?
ask-sonar = Welches Sonar-Feld nutzt du?
ask-depths = Aus welchen Tiefen ziehst du zwei Kacheln, um eine davon zu legen? ({ $symbol })
depths-instead = In diesen Tiefen kann keine Zone mehr gelegt werden ({ $symbol }); gezogen wird stattdessen aus Tiefe { $depth }.
ask-discover = Welche Zone, wohin?
ask-dive = Wo tauchst du?
ask-keep = Welches Plättchen behältst du?
ask-conserve = Welches Feld schützt du? (Du hast { $knowledge } Wissen.)
ask-publish = Was publizierst du? (Du hast { $knowledge } Wissen.)
ask-tokens = Plättchen nutzen oder den Zug beenden?
ask-attribute = Welche Eigenschaft erhöhst du?
ask-promote = Wen beförderst du?
ask-influence = Wo übst du Einfluss aus?
ask-wander = Welcher deiner Marker zieht weiter? (Ein neuer kommt nur hinzu, wenn keiner ziehen kann.)
ask-rescue = Wo übst du Einfluss aus? (Die Rettungsfelder stehen offen, wenn du U-Boot oder Scheibe im Gefallenen Stern hast.)
ask-horizon = Wo übst du Einfluss aus? (Ein Zielfeld bestimmt, wie sein Ziel gewertet wird.)
ask-clean = Legst du einen Marker, oder räumst du auf? (Jeder zweite Schritt macht eines deiner verschmutzten Felder kostenlos.)
ask-track = Auf welche Leiste legst du einen Marker? (Ihre Tiefe ist die der Zone, aus der der Einfluss kommt, oder die eines U-Boots.)
ask-turtle = Die Zone ist ganz geschützt: ein Marker auf das Schildkröten-Feld?
ask-way = Wie soll dieses Ziel gewertet werden?
ask-designate = Welche Scheiben sollen für das dritte Ziel zählen?
ask-seasick = Wer wird seekrank?
ask-bonus = Wie viel von diesem Bonus nimmst du: { $gain }?

stand-turn = Immer passen, wenn ich nichts mehr tun kann
stand-tokens = In dieser Runde ohne Nachfrage ebenso verfahren
stand-depths = Immer ziehen, wenn keine Tiefe zu wählen ist
stand-influence = Immer legen, wenn nur ein Feld in Frage kommt
stand-wander = Immer legen, wenn nur ein Feld in Frage kommt
stand-rescue = Immer legen, wenn nur ein Feld in Frage kommt
stand-horizon = Immer legen, wenn nur ein Feld in Frage kommt
stand-clean = Immer legen, wenn nur ein Feld in Frage kommt
stand-track = Immer legen, wenn nur ein Feld in Frage kommt

choice-pass = Passen
choice-end = Zug beenden
choice-idle = Nur eine Scheibe auf ein Crewmitglied legen, ohne zu handeln
    .chip = Nur Scheibe legen
choice-stop = Keine weitere Aktion
choice-skip = Verzichten
choice-done = Fertig
choice-cleanup = Auf der Aufräumleiste vorrücken
choice-accept = Annehmen: { $gain }
choice-partly = Nur einen Teil annehmen: { $gain }
choice-decline = Ablehnen
recruit-crew = { $crew } (Stufe { $level }): { $gain }; { $does }
    .chip = { $crew }
    .more = { $gain } { $does }
either = { $first }/{ $second }
    .more = { $first } / { $second }
crew-does = { $crew }: { $does }
    .chip = { $crew }
    .more = { $does }
promote-crew = { $crew } wird { $after }: { $gain }
    .chip = { $after }
    .more = { $gain }
promote-points = Punkte am Ende
turn-crew = { $crew }: { $work }
    .chip = { $work }
    .more = { $crew }
turn-report = Bericht „{ $report }“: { $gain }
    .chip = { $report }
    .more = { $gain }
work = { $action }, { $goal }
    .chip = { $goal }
    .more = { $action } { $goal }
work-travel = Bewegung ({ $count ->
    [one] 1 Fahrt
   *[other] { $count } Fahrten
} zur Wahl)
    .chip = { $count ->
        [one] 1 Fahrt
       *[other] { $count } Fahrten
    }
    .more = Bewegung
work-copy = handelt wie { $crew }
    .chip = { $crew }
    .more = ahmt { $crew } nach
report-later = später: { $gain }
    .more = später { $gain }
report-others = die anderen: { $gain }
base-zone = { $zone }: { $gain }
attribute-step = { $attribute }: von { $at } auf { $to } (Stufe { $level })
    .chip = { $attribute }
    .more = { $at } → { $to }
effect-submarine = ein neues U-Boot
    .more = ein U-Boot
label-fits = { $label }, wovon nur { $count } Platz hat
label-vain = { $label } – bringt jetzt nichts
    .chip = { $label }
    .more = bringt jetzt nichts
label-also = { $label }; dazu { $gain }
    .chip = { $label }
    .more = { $label } + { $gain }
label-leaving = { $label }; fürs Verlassen: { $gain }
label-turtle = { $label }; ruft die Schildkröte
label-dive-better = { $label }, das bessere von zweien
label-dive-more = { $label }, { $count } werden genommen
hex-chooses = { $hex }; bestimmt, wie Ziel { $goal } gewertet wird
hex-rescues = { $hex }; Rettungsfeld
hex-endless = { $hex }; fasst beliebig viele Marker
token-either = { $knowledge } Wissen oder: { $gain }
token-for-knowledge = Plättchen: { $knowledge } Wissen
    .chip = Tauchplättchen
    .more = { $knowledge } [knowledge]
token-for-knowledge-instead = Plättchen: { $knowledge } Wissen (statt: { $gain })
    .chip = Tauchplättchen
    .more = { $knowledge } [knowledge]
token-for-effect = Plättchen: { $gain }
    .chip = Tauchplättchen
    .more = { $gain }
travel-way = { $from_ } nach { $to }: { $gain }
    .chip = { $to }
    .more = { $gain } von { $from_ }
depths-pair = Eine Kachel aus Tiefe { $first }, eine aus Tiefe { $second }
    .chip = Tiefe { $first } und { $second }
    .more = zwei Kacheln
depths-both = Zwei Kacheln aus Tiefe { $depth }
    .chip = Tiefe { $depth }
    .more = zwei Kacheln
depths-last = Die letzte Kachel aus Tiefe { $depth }
discover-zone = { $zone } auf { $place }: { $gain }
    .chip = { $zone }
    .more = { $place }: { $gain }
publish-report = { $report } für { $cost } Wissen (Feld: { $space }): { $gain }
    .chip = { $report }
    .more = −{ $cost } [knowledge] → { $gain }
influence-move = { $from_ } nach { $to }
label-sonar = { $space }: { $gain }
    .chip = { $space }
    .more = { $gain }
label-dive = { $space }: noch { $count } Plättchen
    .chip = { $space }
    .more = noch { $count } [token]
label-link = { $label }; stellt eine Verbindung her: { $gain }
space-numbered = { $space }, Feld { $number }
    .chip = { $space }
space-via-left = { $space }, von links
space-via-up = { $space }, von oben
space-via-right = { $space }, von rechts
crew-with-disc = { $crew } (die Scheibe kommt in den Vorrat)
    .chip = { $crew }
    .more = { $crew }
label-conserve = { $space } { $cost ->
        [0] kostenlos
       *[other] für { $cost } Wissen
    }: { $gain }
    .chip = { $space }
    .more = −{ $cost } [knowledge] → { $gain }

nature-start = Wer beginnt?
nature-tile = Welche Kachel wird gezogen?
nature-place = Wo liegt sie?
nature-report = Welcher Bericht wird aufgedeckt?
nature-expert = Welches Crewmitglied wird aufgedeckt?
nature-token = Welches Plättchen wird aufgedeckt?
nature-bonus = Welches Bonusziel wird aufgedeckt?
nature-crisis = Welche Krise wird aufgedeckt?

## Was geschah

fact-begins = { $seat } nimmt „die Welle“.
fact-round = Runde { $number }.
fact-bonus_goal = Bonusziel: { $bonus }.
fact-crisis = Krise: { $crisis }!
fact-drifts = { $seat }: Ein U-Boot treibt von { $from } nach { $to }.
fact-falls_sick = { $seat }: { $crew } wird seekrank.
fact-recruits = { $seat } rekrutiert: { $crew }.
fact-recruits_nobody = { $seat } findet niemanden zum Rekrutieren.
fact-loads = { $seat }: { $count ->
    [one] 1 Scheibe
   *[other] { $count } Scheiben
} in den Laderaum.
fact-takes_back = { $seat } nimmt die Scheibe zurück von: { $crew }.
fact-passes = { $seat } passt.
fact-activates = { $seat } aktiviert: { $crew }.
fact-consults = { $seat } nutzt den Bericht „{ $report }“.
fact-travels = { $seat } fährt von { $from } nach { $to }.
fact-launches = { $seat } lässt ein U-Boot zu Wasser: { $cell }.
fact-sounds = { $seat }: Sonar, { $space }.
fact-surveys = { $seat } zieht: { $zone }.
fact-lays = { $zone } liegt nun auf { $place }.
fact-ocean_full = Der Ozean ist voll: { $seat } erhält einen Ausgleich.
fact-designates = { $seat } hat den gefallenen Stern entdeckt und nennt { $designation }.
fact-dives = { $seat } taucht: { $space }.
fact-takes = { $seat } nimmt das Plättchen { $token }.
fact-reads = { $seat } nutzt das Plättchen { $token } für Wissen.
fact-uses = { $seat } nutzt das Plättchen { $token }.
fact-reshuffles = Die abgeworfenen Plättchen werden gemischt.
fact-conserves = { $seat } schützt: { $space }.
fact-publishes = { $seat } publiziert „{ $report }“: { $space }.
fact-shows_report = Neu in der Auslage: „{ $report }“.
fact-links = Verbindung hergestellt: { $link }.
fact-promotes = { $seat } befördert: { $crew }.
fact-advances = { $seat }: { $attribute } { $at }.
fact-learns = { $seat }: { $count } Wissen.
fact-trades = { $seat } gibt eine Scheibe ab.
fact-marks = { $seat } übt Einfluss aus: { $hex }.
fact-no_influence = { $seat } kann keinen Einfluss ausüben.
fact-cleans = { $seat } räumt auf: { $at }.
fact-chooses_way = { $seat } wählt, wie ein Ziel gewertet wird. { $way }.
fact-ends = Das Spiel ist zu Ende.

## Text board

text-drawn = Gezogene Kacheln: Eine wird gelegt
text-discovery = Entdeckung: { $gain }
text-ocean = Ozean
text-zones = Zonen in Reichweite
text-zones-legend = → Ankunft, freie Felder, ═ offene Verbindungen
text-tray = Rekruten
text-tray-legend = Stufe, Name: Bonus, Aktionen; ★ befördert
text-display = Auslage der Berichte
text-deck = { $count ->
    [one] { $count } Bericht im Stapel
   *[other] { $count } Berichte im Stapel
}
text-area = Einfluss
text-goals = Ziele
text-joint-goals = Gemeinsame Ziele
text-joint-reached = { $reached } erreicht, { $need } nötig
text-seats = Crews
text-own = Deine Crew
text-round = Runde { $round } von { $rounds }
text-phase-setup = Aufbau
text-phase-round = Neue Runde
text-phase-prepare = Vorbereitung
text-phase-act = Aktionen
text-phase-over = Ende
text-purse = { $hold ->
    [one] { $hold } Scheibe
   *[other] { $hold } Scheiben
} im Laderaum, { $knowledge } von { $cap } Wissen
text-submarine = U-Boot
text-kind-0 = Plättchen
text-kind-1 = Sonar
text-kind-2 = Meeresschutz
text-kind-3 = Publikation
text-free = frei
text-disc-mark = 1–4 Scheibe dieses Platzes
text-base = Basis
text-stacks = Kacheln je Tiefe übrig:
text-tokens-left = { $count } Plättchen
text-cost = für { $cost }:
text-topic-blue = F
text-topic-yellow = S
text-topic-brown = A
text-topic-green = Q
text-topics-legend = (F Fisch, S Seestern, A Ammonit, Q Qualle)
text-none = keine
text-report-price = kostet { $cost }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
text-report-own = du:
text-report-others = andere:
text-report-later = später, für eine Scheibe:
text-report-gain = { $who } { $gain }
text-report-times = { $gain } ×{ $count }
text-head-reputation = Ans
text-head-inspiration = Mot
text-head-coordination = Org
text-head-ingenuity = Gen
text-head-hold = Lade
text-head-knowledge = Wiss
text-head-crew = Crew
text-head-subs = Boot
text-head-reports = Ber
text-head-tokens = Pl
text-head-points = Punkte
text-on-turn = am Zug
text-wave = die Welle
text-passed = Gepasst:
text-crew-signs = Crew frei/benutzt
text-track-reputation = rekrutiert bis Stufe { $level }
text-track-inspiration = { $level ->
    [one] { $level } neue Scheibe je Runde
   *[other] { $level } neue Scheiben je Runde
}
text-track-coordination = { $level ->
    [one] { $level } Scheibe zurück je Runde
   *[other] { $level } Scheiben zurück je Runde
}
text-track-ingenuity = Technologie { $technology }, ▲ neues U-Boot
text-no-action = keine Aktion
text-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
text-own-tokens = Plättchen:
text-sign-reputation = A
    .text = Ansehen
text-sign-inspiration = M
    .text = Motivation
text-sign-coordination = O
    .text = Organisation
text-sign-ingenuity = G
    .text = Genialität
text-sign-knowledge = W
    .text = Wissen
text-sign-disc = S
    .text = Scheibe
text-sign-influence = E
    .text = Einfluss
text-sign-promote = B
    .text = Beförderung
text-sign-any = *
    .text = beliebige Eigenschaft
text-sign-lowest = ↓
    .text = niedrigste Eigenschaft
text-area-points = Punkte:
text-cleanup = Aufräumen:
text-endless = beliebig viele Marker
text-hex-goal = bestimmt, wie dieses Ziel zählt
text-hex-rescue = Rettung
text-hex-turtle = Schildkröte
text-hex-points = +1 Punkte
text-hex-open = hell: erreichbar
text-goal-discs = Scheiben ({ $kinds })
text-goal-and = { $first } + { $second }
text-goal-all-discs = Scheiben
text-goal-sonar = Sonar
text-goal-conserve = Meeresschutz
text-goal-publish = Publikation
text-goal-subs = U-Boote
text-goal-zones = Zonen mit einer Scheibe
text-goal-zones-subs = Zonen mit Scheibe oder U-Boot
text-goal-best-topic = Symbole des häufigsten Themas
text-goal-topic-sets = Sätze aller vier Themen
text-goal-discovered = entdeckte Zonen
text-goal-designated = Meeresschutz- oder Publikationsscheiben; wer den gefallenen Stern findet, entscheidet
text-goal-rescue = Marker auf Rettungsfeldern
text-goal-cleanup = Schritte auf der Aufräumleiste
text-goal-race-discover = in Tiefe 5 entdeckte Zonen
text-goal-race-visit = in Tiefe 5 besuchte Zonen
text-goal-columns = { $columns ->
    [C] Spalte { $columns }
   *[other] Spalten { $columns }
}
text-goal-depths = Tiefe { $depths }
text-goal-each = { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
}
text-goal-majority = Meiste +{ $first }, Zweite +{ $second }
text-goal-race = zuerst dort +{ $first }, als Zweite +{ $second }
text-goal-lead = +{ $points } für jede Führung: { $names }
text-goal-open = noch nicht gewählt
text-lead-depth = Tiefe { $which }
text-lead-column = Spalte { $which }
text-joint-influence = Punkte aus Einfluss, Berichten und Crew
text-bonus-hidden = { $count ->
    [one] ein Bonusziel kommt noch
   *[other] { $count } Bonusziele kommen noch, eines je Runde
}
text-crises-ahead = { $count ->
    [one] eine Krise kommt noch
   *[other] { $count } Krisen kommen noch
}

## Warum nicht, und warum

why-level = Stufe { $level }; deine Rekrutierungs-Stufe ist { $have }.
why-nobody-left = Davon ist niemand mehr da.
why-twin = Ein gleiches Crewmitglied ist wählbar.
why-no-disc = Dort liegt keine Scheibe.
why-disc = Dort liegt schon eine Scheibe.
why-leader = Die Teamleitung ist von Anfang an golden.
why-gold = Schon befördert.
why-no-actions = Dieses Crewmitglied hat keine Aktion.
why-no-work = Keine seiner Aktionen ist jetzt möglich.
why-hold-empty = In deinem Laderaum liegt keine Scheibe.
why-no-spots = Dieser Bericht hat kein Aktivierungsfeld.
why-spots-used = Alle seine Aktivierungsfelder sind benutzt.
why-no-travel = Keines deiner U-Boote kann sich irgendwohin bewegen.
why-no-sonar = Wo du bist, ist kein Sonarfeld frei, oder in deinem Laderaum liegt keine Scheibe.
why-no-dive = Wo du bist, liegt kein Tauchplättchen.
why-no-conserve = Wo du bist, ist kein Meeresschutz-Feld frei, das du bezahlen kannst, oder in deinem Laderaum liegt keine Scheibe.
why-no-publish = Wo du bist, lässt sich kein Bericht publizieren, oder du kannst nicht bezahlen, oder in deinem Laderaum liegt keine Scheibe.
why-no-promote = Alle deine Crewmitglieder sind befördert.
why-not-base = U-Boote werden in Tiefe 1 zu Wasser gelassen.
why-cave = Kein U-Boot darf in die Höhle.
why-shunned = Diese Bewegung darf nicht in Tiefe { $depth } enden.
why-berth = Dein U-Boot dort belegt den einzigen Liegeplatz.
why-here = Dein U-Boot ist schon dort.
why-too-deep = Tiefe { $depth }; deine Technologie-Stufe ist { $level }.
why-too-far = Außer Reichweite: höchstens { $level ->
    [one] { $level } Schritt
   *[other] { $level } Schritte
}, und nie tiefer als { $level }.
why-no-tokens = Es sind keine Plättchen mehr da.
why-no-submarine = Du hast kein U-Boot dort.
why-earlier = Ein früheres Feld der Leiste ist noch frei.
why-too-dear = Kostet { $cost } Wissen; du hast { $have }.
why-no-report = Kein Bericht der Auslage zeigt dieses Thema.
why-reports-too-dear = Du kannst keinen Bericht mit diesem Thema bezahlen.
why-no-space = Du hast kein U-Boot an einem freien Feld für eines seiner Themen.
why-no-tiles = Von dieser Tiefe ist keine Kachel mehr da.
why-no-room = In dieser Tiefe ist kein Platz.
why-symbol = Diese Tiefe ist auf dem Symbol nicht zu sehen.
why-nothing-above = Darüber liegt keine Zone.
why-other-depth = Keine gezogene Kachel gehört in Tiefe { $depth }.
why-not-lowest = Eine andere Eigenschaft ist niedriger.
why-marker = Dort liegt schon ein Marker.
why-star-hidden = Geschlossen, bis der gefallene Stern gefunden ist.
why-must-move = Solange einer deiner Marker wandern kann, kommt kein neuer dazu.
why-no-marker-near = Keiner deiner Marker liegt daneben.
why-track-order = Eine Leiste wird von links gefüllt.
why-track-depth = Dieser Einfluss kommt nicht aus Tiefe { $depth }.
why-turtle = Nur wenn eine Zone ganz geschützt ist.
why-rescue = Du brauchst ein U-Boot oder eine Scheibe im gefallenen Stern.
why-not-near = Nicht neben einem Start oder einem Marker.
why-cleanup-end = Dein Marker ist am Ende der Aufräumleiste.

why-and = { $first }; { $second }
why-worth = { $points ->
    [one] etwa { $points } Punkt wert
   *[other] etwa { $points } Punkte wert
}
why-worth-together = { $points ->
    [one] etwa { $points } Punkt wert für die gemeinsamen Ziele
   *[other] etwa { $points } Punkte wert für die gemeinsamen Ziele
}
why-hardly = kaum etwas wert
why-missed = { $crew } fehlt dir dann: { $worth }
why-work = die Arbeit dort verspricht { $there ->
    [one] { $there } Punkt
   *[other] { $there } Punkte
}, die hier { $here }
why-rounds = { $rounds ->
    [one] in dieser letzten Runde
   *[other] über { $rounds } Runden
}
why-steps = { $steps ->
    [one] der nächste Schritt ist Stufe { $level }
   *[other] { $steps } Schritte bis Stufe { $level }
}
why-steps-influence = { $steps ->
    [one] der nächste Schritt ist Einfluss
   *[other] { $steps } Schritte bis zu weiterem Einfluss
}
why-links = { $links ->
    [one] schließt eine Verbindung
   *[other] schließt { $links } Verbindungen
}
why-goal = zählt für Ziel { $goal }
why-best = am besten genutzt für { $best }
why-use = { $action }: { $target }
why-count = zählt für dich { $mine }, für andere höchstens { $others }
why-count-together = zählt für die Gruppe { $mine }

## Woraus die Wertung besteht

part-attributes = Eigenschaften
part-influence = Einfluss
part-reports = Berichte und Crew
part-goals = Szenario-Ziele
part-leftovers = Wissen und Scheiben
part-goal = Ziel { $number }
part-joint = { $goal }: { $have } von { $need }
said-at-once = Sofort: { $gain }.
said-promoted = Befördert: { $crew } – { $does }
said-space-dive = Tauchfeld
said-space-sonar = Sonarfeld
said-space-conserve = Schutzfeld
said-space-publish = Publikationsfeld: { $topic }
said-conserve = Für { $cost } Wissen: { $gain }
said-link = Verbindung: { $gain }, für beide Enden, sobald auf beiden eine Scheibe liegt.
said-link-made = Verbindung geschlossen: { $gain }
said-arrival = Bei der Ankunft: { $gain }.
said-discovery = Wer sie entdeckt, erhält: { $gain }.
said-tokens = { $count ->
    [0] Keine Plättchen mehr.
    [one] Noch 1 Plättchen.
   *[other] Noch { $count } Plättchen.
}
said-depth = Tiefe { $depth }
said-stack = { $count ->
    [one] Noch 1 Kachel der Tiefe { $depth }
   *[other] Noch { $count } Kacheln der Tiefe { $depth }
}
said-track = { $attribute } { $at }, Stufe { $level }
