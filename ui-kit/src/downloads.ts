export interface NamedFile {
  name: string;
  blob: Blob;
}

/**
 * Returns the response body as a file. `otherwise` is the file name if the Content-Disposition header contains none.
 */
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
  // Revoke the object URL after 10 seconds; the browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
