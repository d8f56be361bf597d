export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  rules: {
    // Styles are scoped to a component of a few dozen rules; ordering them by specificity would tear apart what belongs together.
    "no-descending-specificity": null,
    // Svelte's own.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "keyframes-name-pattern": "^(-global-)?[a-z][a-z0-9]*(-[a-z0-9]+)*$",
    // As Vite reads it, a path; `url()` would be resolved otherwise.
    "import-notation": "string",
    // Colours live in ui/tokens.css alone.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    // Names of fonts.
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--/"] }],
    // Prettier puts every declaration on a line of its own; groups are marked by blank lines where they help.
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "comment-empty-line-before": null,
    // Safari on the phone knows these under no other name.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
  },
  overrides: [{ files: ["src/ui/tokens.css"], rules: { "color-no-hex": null } }],
};
