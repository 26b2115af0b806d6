import { answerWorker } from './answer-worker.ts';
import { renewPush } from './renew-push-operation.ts';

/** For a device with notices, once a user is signed in. */
export async function keepPush(subscription: PushSubscription): Promise<void> {
  answerWorker();
  await renewPush(subscription);
}
