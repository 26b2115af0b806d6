interface DescribedOperation {
  // Responses in files of their own are shared, and have no example.
  responses: { 200: { content?: Record<string, { examples?: Record<string, { value: unknown }> }> } };
}

/** The API as mocked by a tool that knows the description alone: each call gets the first example of its response. */
export function mockOf(description: { paths: object }): (request: Request) => Promise<Response> {
  const paths = Object.entries(description.paths as Record<string, Record<string, DescribedOperation>>).map(
    ([path, item]) => ({ address: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`), item }),
  );
  return async (request) => {
    const { pathname } = new URL(request.url);
    const found = paths.find(({ address }) => address.test(pathname));
    const operation = found?.item[request.method.toLowerCase()];
    if (!operation) return new Response(null, { status: 404 });
    const examples = operation.responses[200].content?.['application/json']?.examples ?? {};
    const [first] = Object.values(examples);
    return first ? Response.json(first.value) : new Response(null, { status: 406 });
  };
}
