/** Forms of a result that any command may offer. */
export const dataFormats = ["text", "json", "yaml"] as const;

/** Forms of a report on diagnostics. */
export const reportFormats = [...dataFormats, "sarif", "junit", "github"] as const;

export type Format = (typeof reportFormats)[number];
