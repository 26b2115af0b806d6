import { solveAltcha } from '@cobros/sdk/altcha';
import { createAltcha } from '../../../../sandbox/captcha/altcha.ts';
import { fundSourceContent, signUpContent } from '../../../../test/fixtures/sign-up-content.ts';
import { pdf } from '../../../../test/fixtures/upload-files.ts';
import type { MeasuredBusiness } from '../measured-business.ts';
import { type CallsOf, type Measured, type Sent, slow } from '../measured-call.ts';

// Processes of one database share the captcha's key, but not its difficulty.
const cheap = createAltcha({ maxNumber: 10 });

async function captchaOf({ database }: MeasuredBusiness): Promise<string> {
  return solveAltcha(await cheap.issue(database, new Date()));
}

type Request<Content> = Pick<Sent<Content>, 'content' | 'parameter'>;

const visitor = <Content>(
  request: (business: MeasuredBusiness) => Request<Content> | Promise<Request<Content>>,
): Measured<Content> => ({
  prepare: (business, count) =>
    Promise.all(
      Array.from({ length: count }, async () => ({
        ...(await request(business)),
        token: null,
        captcha: await captchaOf(business),
      })),
    ),
});

function document(): FormData {
  const form = new FormData();
  form.set('kind', 'identity');
  form.set('file', new File([pdf()], 'dpi.pdf', { type: 'application/pdf' }));
  return form;
}

/** An account and a document that no sign-up has used yet. */
async function unclaimed({
  database,
  next,
}: MeasuredBusiness): Promise<{ fundSourceId: string; documentIds: string[] }> {
  const [fundSourceId, documentId] = [`fs_made_${next()}`, `do_made_${next()}`];
  await database.query(
    `insert into fund_sources (id, bank_id, account_type, account_number, account_holder, created_at)
     values ($1, 'bk_lago', 'monetary', '0274417', 'Panadería Volcán', now())`,
    [fundSourceId],
  );
  await database.query(
    `insert into sign_up_documents (id, kind, name, content_type, bytes, size, created_at)
     values ($1, 'identity', 'dpi.pdf', 'application/pdf', $2, $3, now())`,
    [documentId, pdf(), pdf().length],
  );
  return { fundSourceId, documentIds: [documentId] };
}

export const signUp: CallsOf<'signUp'> = {
  'signUp.getCaptchaChallenge': { '': visitor(() => ({ content: undefined })) },
  'signUp.listStates': { '': visitor(() => ({ content: undefined })) },
  'signUp.listCities': { '': visitor(() => ({ content: undefined, parameter: 'st_01' })) },
  'signUp.listBanks': { '': visitor(() => ({ content: undefined })) },
  'signUp.checkUsername': {
    '': visitor(({ next }) => ({ content: undefined, parameter: `panaderia${next()}` })),
  },
  'signUp.uploadDocument': { '': visitor(() => ({ content: document() })) },
  'signUp.registerFundSource': { '': visitor(() => ({ content: fundSourceContent() })) },
  'signUp.create': {
    '': slow(
      visitor(async (business) => ({
        content: signUpContent({
          ...(await unclaimed(business)),
          username: `panaderia${business.next()}`,
          businessName: `Panadería ${business.next()}`,
          stateId: 'st_01',
          cityId: 'ci_01_guatemala',
        }),
      })),
    ),
  },
};
