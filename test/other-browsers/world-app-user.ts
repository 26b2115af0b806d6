/** María's phone in a server's simulated world. */
export function worldAppUserAt(url: string) {
  const world = async <Result>(path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${url}/sandbox/v1/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  };
  return {
    async accept(formattedAmount: string): Promise<void> {
      const { requests } = await world<{
        requests: { paymentRequestId: string; formattedAmount: string }[];
      }>('users/maria.lopez/requests');
      const asked = requests.find((one) => one.formattedAmount === formattedAmount);
      await world(`users/maria.lopez/requests/${asked?.paymentRequestId}/accept`, {});
    },
    async pay(cashier: string, amount: number): Promise<void> {
      const id = `us_${cashier.replaceAll('-', '_')}`;
      await world('users/maria.lopez/payments', { to: 'cashier', id, amount, note: 'Pedido 88' });
    },
  };
}

export type AppUser = ReturnType<typeof worldAppUserAt>;
