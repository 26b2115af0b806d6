import { acceptRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { appUserAnswers } from '../../support/app-user-answers.ts';
import type { TestSandbox } from '../../support/in-process-sandbox.ts';
import { serve } from '../../support/serve.ts';

/** The API of a sandbox on a free port, where maria.lopez accepts every request as soon as it is sent. */
export async function startAutoAcceptingServer(sandbox: TestSandbox) {
  const maria = appUserAnswers(sandbox.database, 'maria.lopez');
  const accepted = new Map<string, Promise<string>>();
  async function accept(id: string) {
    const accepting = accepted.get(id) ?? maria(id).then((answer) => acceptRequest(sandbox.database, answer));
    accepted.set(id, accepting);
    await accepting;
  }
  return serve(async (request) => {
    const headers = new Headers(request.headers);
    // Uncompressed, because the response is parsed here.
    headers.delete('Accept-Encoding');
    const response = await sandbox.handle(new Request(request, { headers }));
    if (response.ok && request.url.endsWith('/transactions/v3/requests/send')) {
      const { responseContent } = (await response.clone().json()) as {
        responseContent: { transaction: { paymentRequestId: string } };
      };
      await accept(responseContent.transaction.paymentRequestId);
    }
    return response;
  });
}
