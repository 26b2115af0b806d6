import type { TestSite } from '../../support/in-process-site.ts';

/** What the owner of this phone knows about a payment: it was made, it was rejected with a message, or the response was lost. */
export type Told = { paid: string } | { refused: string } | 'lost';

interface Answer {
  payment?: { transactionId: string };
  transaction?: { transactionId: string };
}

/** A person's app, as the sandbox simulates it. */
export function openPhone(site: TestSite, username: string) {
  const receipts = new Set<string>();
  const call = async (path: string, body: object, losesAnswer = false): Promise<Told> => {
    const { status, body: answer } = await site.world<Answer>(`users/${username}/${path}`, body);
    if (losesAnswer) return 'lost';
    const id = (answer.payment ?? answer.transaction)?.transactionId;
    if (status !== 200 || !id) return { refused: answer.info?.message ?? `${status}` };
    receipts.add(id);
    return { paid: id };
  };
  return {
    username,
    /** The payments that the app has confirmed. */
    receipts,
    scan: (code: string, losesAnswer = false) => call('scan/pay', { code }, losesAnswer),
    /** Pays with the code on the wall. */
    pay: (cashierId: string, amount: number) =>
      call('payments', { to: 'cashier', id: cashierId, amount, note: '' }),
    accept: (paymentRequestId: string) => call(`requests/${paymentRequestId}/accept`, {}),
    async shown() {
      const { body } = await site.world<
        Record<'requests' | 'recent', { transactionId: string; status: string }[]>
      >(`users/${username}/requests`);
      return body;
    },
  };
}

export type Phone = ReturnType<typeof openPhone>;
