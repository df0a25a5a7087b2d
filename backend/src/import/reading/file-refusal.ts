export type RefusalCode = 'unsupported_media_type' | 'file_not_readable' | 'file_protected';

/** Error for a file that cannot be imported. Its message is shown to the user. */
export class FileRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}

const SUPPORTED_FORMATS =
  'You can import a PDF, a Word document (DOCX), LinkedIn’s data archive (ZIP), JSON Resume, or text.';

export const unsupported = (what: string): FileRefusal =>
  new FileRefusal('unsupported_media_type', `${what} ${SUPPORTED_FORMATS}`);

export const notReadable = (message: string): FileRefusal => new FileRefusal('file_not_readable', message);

export const isProtected = (kind: string): FileRefusal =>
  new FileRefusal(
    'file_protected',
    `This ${kind} is password-protected. Save a copy without a password and import that.`,
  );
