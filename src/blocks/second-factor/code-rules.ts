import { refine } from 'superstruct';
import { required } from '#domain/required.ts';
import { withoutSeparators as plain } from '#words/brought-back.ts';

const APPLICATION_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[0-9a-z]{16}$/i;

const ofSixDigits = (typed: string) => typed.trim() === '' || APPLICATION_CODE.test(plain(typed));
const isCode = (typed: string) => ofSixDigits(typed) || RECOVERY_CODE.test(plain(typed));

/** A code of the authenticator application. */
export const applicationCode = () =>
  refine(required(), 'code', (typed) => ofSixDigits(typed) || 'El código tiene 6 dígitos');

/** A code of the authenticator application, or a recovery code. */
export const secondFactorCode = () =>
  refine(
    required(),
    'code',
    (typed) => isCode(typed) || 'El código tiene 6 dígitos; los de recuperación, 16 letras y números',
  );
