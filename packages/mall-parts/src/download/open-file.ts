/** Takes a file that a link opens, under its name. A link made on the click is followed also after an answer was waited for, which a new window isn't. */
export function openFile({ url, fileName }: { url: string; fileName: string }) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
