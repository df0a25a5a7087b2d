// Declares globals of browsers and Node that the ES library lacks.
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly username: string;
  readonly password: string;
}
