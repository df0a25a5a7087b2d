// What browsers and Node both have and the language's own library does not declare.
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly username: string;
  readonly password: string;
}
