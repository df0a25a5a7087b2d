/** Kinds of text fields: what a user may type, how long it may be, and in which form the page shows it. */
export type TextKind = 'line' | 'email' | 'phone' | 'link' | 'date' | 'prose';

/**
 * How a text identifies the owner of the resume, which decides when it is hidden from language models: `contact` and
 * `name` almost always, `address` and `number` if they have digits, `no` never.
 */
export type Identifies = 'contact' | 'name' | 'address' | 'number' | 'no';

/** A network on which the owner has a page of their own. */
export interface Network {
  name: string;
  /** Address of a user's page, up to the user name. */
  pages: string;
  /** Part of the host by which a typed address is recognized. */
  host: string;
}

interface Field {
  /**
   * Key that holds the field in JSON Resume; of two fields with the same key, the later one. A field without a key is kept
   * outside the schema, by its path.
   */
  jsonResume?: string;
  /** Further keys from which an import of JSON Resume reads the field. */
  jsonResumeAlso?: readonly string[];
  /** Whether staff may suggest another wording. */
  suggestible?: true;
}

export interface TextField extends Field {
  kind: TextKind;
  /** Label in the user interface. */
  name: string;
  identifies?: Identifies;
  network?: Network;
}

/** A personal field, which has to state whether it identifies the owner. */
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

/** The rows of a table that describes exactly the fields of an entry. */
export type FieldsOf<Entry> = { readonly [Key in keyof Entry]-?: FieldOf<Entry[Key]> };

export type FieldKind = TextKind | 'flag' | 'bullets';

/** Fields of any entry. */
export type Fields = Readonly<Record<string, TextField | FlagField | BulletsField>>;

interface ListOf<Key extends string, Table> {
  /** Path of the list in the data. */
  path: string;
  /** Label of an entry. */
  entry: string;
  /** Fields in the order of the stored data. */
  fields: Table;
  /** Fields that readers see before the others, if that order differs from the stored one. */
  readFirst?: readonly Key[];
  /** The field of an entry that is stored as a bare text. */
  main: Key;
  /** Fields that together identify an entry; the first one names it for readers. */
  identity: readonly [Key, ...Key[]];
  /** The field that names the employer, school or host. */
  host?: Key;
}

/** Describes a section that is a list of entries with fields. */
export type EntryList<Entry> = ListOf<keyof Entry & string, FieldsOf<Entry>>;
export type AnyEntryList = ListOf<string, Fields>;

/** Describes a section that is a list of texts. */
export interface TextList extends Field {
  path: string;
  /** Label of an item. */
  entry: string;
  kind: 'line' | 'prose';
  maxLength: number;
}

/** Returns an object with the same keys in the same order, and a value made of each one. */
export const mapValues = <Key extends string, From, To>(
  from: Readonly<Record<Key, From>>,
  make: (value: From, key: Key) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, make(value, key as Key)])) as Record<
    Key,
    To
  >;
