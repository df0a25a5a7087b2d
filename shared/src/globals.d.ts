// Globals of browsers and Node that the ES library does not declare.
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly username: string;
  readonly password: string;
}
