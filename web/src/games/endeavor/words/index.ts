/** The board's own words, in the language that is set. */

import { boardWords } from "../../../lib/words.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

export const { tell } = boardWords({ de, en });
