/** The app that pays. Addresses of the operator, never of users. */
export interface PaymentApp {
  /** Opens the app at a charge or request: `{code}` and `{link}` stand for its own. */
  openUrl: string | null;
  /** Where those who lack the app find it. */
  downloadUrl: string | null;
}

export const NO_PAYMENT_APP: PaymentApp = { openUrl: null, downloadUrl: null };
