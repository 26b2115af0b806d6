import type { PaymentApp } from '#http/pages/payment-app.ts';
import { invalidVariable } from './environment-error.ts';

/** `{code}` and `{link}` stand for those of the charge or request. */
export function readPaymentApp(openUrl = '', downloadUrl = ''): PaymentApp {
  const example = openUrl.replace(/\{(code|link)\}/g, 'x');
  if (
    openUrl !== '' &&
    (example === openUrl || !URL.canParse(example) || /^(javascript|data|vbscript|blob|file):/i.test(example))
  )
    throw invalidVariable(
      'PAYMENT_APP_URL',
      openUrl,
      'an address of the app with {code} or {link}, such as app://pay/{code}',
    );
  if (downloadUrl !== '' && !/^https?:\/\/./.test(downloadUrl))
    throw invalidVariable('PAYMENT_APP_DOWNLOAD_URL', downloadUrl, 'an http or https address');
  return { openUrl: openUrl || null, downloadUrl: downloadUrl || null };
}
