import { solveAltcha } from '@cobros/sdk/altcha';
import { createAltcha } from '../../../../sandbox/captcha/altcha.ts';
import { fundSourceContent, pdf, signUpContent } from '../../../../test/fixtures/sign-up.ts';
import type { CallsOf, Measured, Sent } from '../call.ts';
import { slow } from '../call.ts';
import type { World } from '../world.ts';

// Processes of one database share the key of the captcha, but not how much work it demands.
const cheap = createAltcha({ maxNumber: 10 });

async function captchaOf({ database }: World): Promise<string> {
  return solveAltcha(await cheap.issue(database, new Date()));
}

type Request<Content> = Pick<Sent<Content>, 'content' | 'parameter'>;

const visitor = <Content>(
  request: (world: World) => Request<Content> | Promise<Request<Content>>,
): Measured<Content> => ({
  prepare: (world, count) =>
    Promise.all(
      Array.from({ length: count }, async () => ({
        ...(await request(world)),
        token: null,
        captcha: await captchaOf(world),
      })),
    ),
});

function document(): FormData {
  const form = new FormData();
  form.set('kind', 'identity');
  form.set('file', new File([pdf()], 'dpi.pdf', { type: 'application/pdf' }));
  return form;
}

/** An account and a document that no sign-up has taken yet. */
async function unclaimed({
  database,
  next,
}: World): Promise<{ fundSourceId: string; documentIds: string[] }> {
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
      visitor(async (world) => ({
        content: signUpContent({
          ...(await unclaimed(world)),
          username: `panaderia${world.next()}`,
          businessName: `Panadería ${world.next()}`,
          stateId: 'st_01',
          cityId: 'ci_01_guatemala',
        }),
      })),
    ),
  },
};
