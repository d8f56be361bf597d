/** The words of the glossary. */

import { boardWords } from "../../../lib/words.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

export const { tell, brief } = boardWords({ de, en });
