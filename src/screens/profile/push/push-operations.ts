import type { PushDevice, PushKind, Result, Schemas } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { array, boolean, type Infer, object, refine, string } from 'superstruct';
import { api } from '#api/business-api.ts';
import { answerWorker } from '#blocks/push/answer-worker.ts';
import { pushContentOf } from '#blocks/push/push-content.ts';
import { readAmount } from '#domain/typed-amount.ts';
import { PUSH_DEVICES } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { showFailure, showSuccess } from '#stores/messages.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import { amountFromZero } from '../amount-from-zero.ts';
import { currentSubscription, subscribeBrowser } from './this-browser.ts';

const TITLE = 'Avisos con el portal cerrado';

export const pushForm = object({
  kinds: refine(array(string()), 'kinds', (kinds) => kinds.length > 0 || 'Elige al menos uno'),
  /** Zero tells of every payment. */
  leastAmount: amountFromZero(),
  showsText: boolean(),
});
export type PushForm = Infer<typeof pushForm>;

function choicesOf({ kinds, leastAmount, showsText }: PushForm) {
  const cents = readAmount(leastAmount, config.value);
  return {
    kinds: kinds as PushKind[],
    leastAmount: typeof cents === 'number' ? cents / 100 : 0,
    showsText,
  };
}

type Push = Schemas['GetPushAnswer'] & {
  /** The browser has notices, and refuses the storage that they need. */
  storageRefused: boolean;
};

/** The devices of the user, and whether this one is among them. */
export const getPush: Load<Push> = async (signal) => {
  const subscription = await currentSubscription().catch(() => undefined);
  const content = subscription ? { endpoint: subscription.endpoint } : {};
  const result = await api(createProfileApi).getPush(content, { signal });
  if (!result.ok) return result;
  return { ...result, data: { ...result.data, storageRefused: subscription === undefined } };
};

/** Called on a click, because it may ask the person for permission. */
export async function turnOn(publicKey: string, form: PushForm): Promise<Result<unknown>> {
  const subscription = await subscribeBrowser(publicKey);
  if (!subscription) return REFUSED;
  const content = { ...pushContentOf(subscription), ...choicesOf(form) };
  const result = await api(createProfileApi).subscribePush(content);
  if (result.ok) answerWorker();
  else await subscription.unsubscribe();
  return finish(result, 'Este dispositivo recibe avisos');
}

const REFUSED: Result<never> = {
  ok: false,
  failure: {
    kind: 'misuse',
    cause: undefined,
    title: TITLE,
    message: 'El navegador no los permite. Permítelos cuando pregunte o en su configuración',
  },
};

export async function saveChoices({ id }: PushDevice, form: PushForm): Promise<Result<unknown>> {
  return finish(await api(createProfileApi).updatePush({ id, ...choicesOf(form) }), 'Se actualizo con éxito');
}

/** Ends the notices of any of the user's devices. Refetches the list even if the call failed. */
export async function turnOff({ id, device, current }: PushDevice): Promise<Result<unknown>> {
  const result = await api(createProfileApi).unsubscribePush({ id });
  if (result.ok && current) await (await currentSubscription())?.unsubscribe();
  await invalidate(PUSH_DEVICES);
  if (result.ok) showSuccess(TITLE, `${device} ya no los recibe`);
  else showFailure(result.failure);
  return result;
}

async function finish<Data>(result: Result<Data>, message: string): Promise<Result<Data>> {
  await invalidate(PUSH_DEVICES);
  if (result.ok) showSuccess(TITLE, message);
  return result;
}
