/** The words of the page on how to play. */

import { boardWords } from "../../../lib/words.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

export const { tell } = boardWords({ de, en });
