import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["public/sw.js", "src/tab/sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, KEPT: "readonly" } },
  },
  {
    rules: {
      // `_` is how a loop says that it only counts.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // TypeScript knows what is defined, also among types.
      "no-undef": "off",
      // State is replaced as a whole and never changed in place, so plain collections do.
      "svelte/prefer-svelte-reactivity": "off",
      // Lists of a view are places: the position is the key, which is what no key means. What travels has one.
      "svelte/require-each-key": "off",
    },
  },
);
