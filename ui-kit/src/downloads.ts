export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Returns a response as a file, named by its Content-Disposition header or by `otherwise`. */
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

export function download({ name, blob }: NamedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the object URL only until it has handled the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
