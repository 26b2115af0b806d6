/** A file that was moved after it was chosen: its content cannot be read. */
export const movedFile = (name: string): File =>
  Object.assign(new File(['1'], name), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
