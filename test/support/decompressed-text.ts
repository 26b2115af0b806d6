/** The decompressed text of a response, because only `fetch` decompresses by itself. */
export async function decompressedText(response: Response): Promise<string> {
  const encoding = response.headers.get('content-encoding');
  if (!encoding || !response.body) return response.text();
  const format = encoding as CompressionFormat;
  return new Response(response.body.pipeThrough(new DecompressionStream(format))).text();
}
