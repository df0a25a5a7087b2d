export interface NamedFile {
  name: string;
  blob: Blob;
}

/** An answer as a file, called as the server says. */
export async function namedFile(response: Response, otherwise: string): Promise<NamedFile> {
  return {
    name: fileName(response.headers.get('content-disposition') ?? '') ?? otherwise,
    blob: await response.blob(),
  };
}

function fileName(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}

/** Hands a file to the browser's downloads. */
export function download({ name, blob }: NamedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold on the data once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
