/** Downloads a file from our own address. The answer is an attachment, so the page stays open. */
export function followDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
