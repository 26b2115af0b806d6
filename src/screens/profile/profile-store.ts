import type { FundSource, OwnSession, Result, SessionUserData } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import { finishChange } from '../../blocks/form/finish-change.ts';
import type { Load } from '../../stores/resource.ts';
import { getSessionId, startSession } from '../../stores/session.ts';
import { changeUserData } from '../../stores/user-data.ts';
import { profileModal } from './profile-modal.ts';

export const OWN_SESSIONS = 'profile/sessions';
export const FUND_SOURCE = 'profile/fund-source';

export const loadOwnSessions: Load<readonly OwnSession[]> = async (signal) => {
  const result = await api.profile.listSessions({ signal });
  return result.ok ? { ...result, data: result.data.sessions } : result;
};

export const loadFundSource: Load<FundSource | null> = async (signal) => {
  const result = await api.profile.getFundSource({ signal });
  return result.ok ? { ...result, data: result.data.fundSource } : result;
};

let changes = 0;

/** The end of every change of the profile: this device knows it at once, and says what the server said. */
export function finishProfileChange<Data>(
  result: Result<Data>,
  done: { title: string; change: (before: SessionUserData, data: Data) => SessionUserData; lists?: string[] },
): Promise<Result<Data>> {
  if (result.ok) {
    changes += 1;
    changeUserData((before) => done.change(before, result.data));
  }
  const { title = done.title, message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, { title, message, changed: done.lists ?? [], close: profileModal.close });
}

/** Reads who is signed in as the server knows it now: somebody else may have changed it on another device. */
export async function refreshProfile(): Promise<void> {
  const [sessionId, before] = [getSessionId(), changes];
  const result = await api.auth.renewSession();
  // An answer from before a change, or to another session, says nothing about now.
  if (result.ok && before === changes && sessionId === getSessionId()) startSession(result.data);
}
