/** Kinds of text fields. The kind determines what users may type, how long the text may be and how resumes show it. */
export type TextKind = 'line' | 'email' | 'phone' | 'link' | 'date' | 'prose';

/**
 * Kind of information in a text that identifies the owner of the resume. It determines when the text is hidden from
 * language models: `contact` and `name` almost always, `address` and `number` if they contain digits, `no` never.
 */
export type Identifies = 'contact' | 'name' | 'address' | 'number' | 'no';

export interface Network {
  name: string;
  /** Profile URL up to, but not including, the user name. */
  pages: string;
  /** Part of the host name that identifies a typed URL as a profile on this network: "linkedin." */
  host: string;
}

interface Field {
  /**
   * Key of the field in JSON Resume. If two fields have the same key, the value of the later field is exported. A field
   * without a key is exported under its path, which the schema does not define.
   */
  jsonResume?: string;
  /** Other keys that a JSON Resume import accepts for the field. */
  jsonResumeAlso?: readonly string[];
  /** Whether staff may suggest another wording for the user's text in the field. */
  suggestible?: true;
}

export interface TextField extends Field {
  kind: TextKind;
  name: string;
  identifies?: Identifies;
  network?: Network;
}

/** A personal field. Its definition must specify whether it identifies the owner. */
export interface PersonalField extends TextField {
  identifies: Identifies;
}

export interface FlagField extends Field {
  kind: 'flag';
}

export interface BulletsField extends Field {
  kind: 'bullets';
}

type FieldOf<Value> = Value extends string ? TextField : Value extends boolean ? FlagField : BulletsField;

export type FieldsOf<Entry> = { readonly [Key in keyof Entry]-?: FieldOf<Entry[Key]> };

export type FieldKind = TextKind | 'flag' | 'bullets';

export type Fields = Readonly<Record<string, TextField | FlagField | BulletsField>>;

interface ListOf<Key extends string, Table> {
  path: string;
  entry: string;
  /** Fields in the order of the stored data. */
  fields: Table;
  /** Fields that are shown before the others; absent if all fields are shown in the stored order. */
  readFirst?: readonly Key[];
  /** Field that receives the text if a stored entry is a plain string. */
  main: Key;
  /** Fields that together identify an entry. The first of them is shown as the entry's name. */
  identity: readonly [Key, ...Key[]];
  /** Field with the name of the employer, school or host. */
  host?: Key;
}

export type EntryList<Entry> = ListOf<keyof Entry & string, FieldsOf<Entry>>;
export type AnyEntryList = ListOf<string, Fields>;

export interface TextList extends Field {
  path: string;
  entry: string;
  kind: 'line' | 'prose';
  maxLength: number;
}

/** Returns an object with the same keys in the same order and with values converted by `make`. */
export const mapValues = <Key extends string, From, To>(
  from: Readonly<Record<Key, From>>,
  make: (value: From, key: Key) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, make(value, key as Key)])) as Record<
    Key,
    To
  >;
