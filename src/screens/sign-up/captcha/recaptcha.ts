import type { Result } from '@cobros/sdk';
import { scriptUrl } from '#api/trusted-script-url.ts';
import type { CaptchaProvider } from './captcha-tokens.ts';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const UNREACHABLE: Result<string> = {
  ok: false,
  failure: { kind: 'network', title: 'reCAPTCHA', message: 'No se pudo cargar, revisa tu conexión' },
};

let loading: Promise<Recaptcha> | undefined;

/** Google's reCAPTCHA. Its script is loaded with the first token. */
export const recaptcha = (siteKey: string): CaptchaProvider => ({
  label: 'reCAPTCHA',
  async getToken() {
    try {
      loading ??= load(siteKey);
      const grecaptcha = await loading;
      return { ok: true, data: await grecaptcha.execute(siteKey, { action: 'sign_up' }) };
    } catch {
      loading = undefined;
      return UNREACHABLE;
    }
  },
});

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
}
