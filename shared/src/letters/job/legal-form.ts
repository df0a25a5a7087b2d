/** Matches the legal form at the end of a company name: "Elm Health Ltd", "Elm Foods, Inc." */
const LEGAL_FORM =
  /,? (?:Ltd|Limited|LLP|LLC|L\.L\.C|Inc|Incorporated|GmbH|PLC|plc|Corp|Corporation|AG|B\.?V|Pty Ltd|Pty)\.?$/u;

/** Returns the name by which people call a company: "Elm Health" for "Elm Health Ltd". */
export const withoutLegalForm = (company: string): string => company.replace(LEGAL_FORM, '');

export const hasLegalForm = (name: string): boolean => LEGAL_FORM.test(name);
