/** Records the files that the page saves until `restore`, without following their links. */
export function noteDownloads() {
  const files: { name: string; blob: Blob | undefined }[] = [];
  const { createObjectURL } = URL;
  let latest: Blob | undefined;
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:http://localhost/1';
  };
  const note = (event: Event) => {
    const { download } = event.target as HTMLAnchorElement;
    if (!download) return;
    event.preventDefault();
    files.push({ name: download, blob: latest });
  };
  document.addEventListener('click', note);
  return {
    files,
    names: () => files.map(({ name }) => name),
    restore: () => {
      URL.createObjectURL = createObjectURL;
      document.removeEventListener('click', note);
    },
  };
}
