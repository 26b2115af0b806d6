/** The text of a response, decompressed: only `fetch` does that by itself. */
export async function decompressedText(response: Response): Promise<string> {
  const encoding = response.headers.get('content-encoding');
  if (!encoding || !response.body) return response.text();
  const format = encoding as CompressionFormat;
  return new Response(response.body.pipeThrough(new DecompressionStream(format))).text();
}
