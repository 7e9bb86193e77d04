/** Lets the browser download what is at an address of ours. The answer is an attachment, so the page stays. */
export function followDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
