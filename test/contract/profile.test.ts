import { readFileSync } from 'node:fs';
import type { BusinessApi, Result, Schemas } from '@cobros/sdk';
import sharp from 'sharp';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { assert, dataOf, failureOf, refusalOf, siteOf, test } from '../support/suite.ts';
import { jpegWithScans, picture, pictureThatClaims } from './support/pictures.ts';

const site = await siteOf();
const { sandbox } = site;

const [owner, cashier] = [await sandbox.api('tiendaluna'), await sandbox.api('tiendaluna-centro-caja1')];

const sessionOf = async (api: BusinessApi) => dataOf(await api.auth.renewSession()).userData;

test('a phone number needs a country, and as many digits as numbers have there', async () => {
  const mexico = { countryCode: '52', phoneNumber: '5512345678' };
  assert.equal(dataOf(await cashier.profile.updatePhone(mexico)), mexico);
  const { countryCode, phoneNumber } = (await sessionOf(cashier)).user;
  assert.equal({ countryCode, phoneNumber }, mexico);
  for (const [code, number, message] of [
    ['502', '5555010', 'El teléfono debe tener 8 dígitos'],
    ['52', '551234567', 'El teléfono debe tener 10 dígitos'],
    ['507', '612345', 'El teléfono debe tener 7 u 8 dígitos'],
    ['49', '12345678901234', 'El teléfono no es válido'],
  ] as const) {
    const refused = await cashier.profile.updatePhone({ countryCode: code, phoneNumber: number });
    assert.is(refusalOf(refused), `400 ${message}`);
  }
  for (const countryCode of ['49', '81']) {
    dataOf(await cashier.profile.updatePhone({ countryCode, phoneNumber: '1512345678901' }));
    assert.is((await sessionOf(cashier)).user.countryCode, countryCode);
  }
});

test('app users find a business by name only if it allows that', async () => {
  const found = async () => {
    type Found = { businesses: { id: string; searchEnabled: boolean }[] };
    const { businesses } = (await site.world<Found>('businesses')).body;
    return businesses.find(({ id }) => id === 'bu_luna')?.searchEnabled;
  };
  for (const searchEnabled of [false, true]) {
    assert.equal(dataOf(await owner.profile.toggleBusinessSearch({ searchEnabled })), { searchEnabled });
    assert.is(await found(), searchEnabled);
    assert.is((await sessionOf(cashier)).searchEnabled, searchEnabled);
  }
});

test('only the last digits of the bank account are returned', async () => {
  assert.equal(dataOf(await owner.profile.getFundSource()), { fundSource: null });
  await insertFundSource(sandbox.database);
  const told = await owner.profile.getFundSource();
  assert.equal(dataOf(told).fundSource, {
    bankName: 'Banco del Lago',
    accountType: 'monetary',
    maskedAccountNumber: '•••• 4417',
    accountHolder: 'Tienda Luna, S. A.',
  });
  assert.not.ok(JSON.stringify(told).includes('30255'));
  assert.equal(dataOf(await (await sandbox.api('cafesol')).profile.getFundSource()), { fundSource: null });
});

type ContentType = Schemas['UpdateAvatarContent']['contentType'];
const upload = (bytes: Buffer, contentType: ContentType = 'image/png'): Promise<Result<{ avatar: string }>> =>
  owner.profile.updateAvatar({ contentType, data: bytes.toString('base64') });

for (const format of ['png', 'jpeg', 'webp'] as const)
  test(`a ${format} becomes the picture of the business for all its users`, async () => {
    const { avatar } = dataOf(await upload(await picture(format), `image/${format}`));
    assert.is(dataOf(await cashier.auth.renewSession()).userData.business.avatar, avatar);
    const served = await site.fetch(avatar);
    assert.is(served.headers.get('content-type'), 'image/webp');
    assert.is(served.headers.get('x-content-type-options'), 'nosniff');
    assert.match(served.headers.get('content-security-policy') ?? '', "default-src 'none'");
    assert.match(served.headers.get('cache-control') ?? '', 'immutable');
    const { format: kept, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    assert.equal([kept, width], ['webp', 200]);
  });

test('a new picture replaces the previous one and gets another URL', async () => {
  const first = dataOf(await upload(await picture())).avatar;
  const second = dataOf(await upload(await picture('png', 900))).avatar;
  assert.is.not(first, second);
  assert.is((await site.fetch(first)).status, 404);
  const { width } = await sharp(Buffer.from(await (await site.fetch(second)).arrayBuffer())).metadata();
  assert.is(width, 512, 'more than anybody needs is not kept');
});

test('other data in the picture’s file is removed', async () => {
  const place = { exif: { IFD0: { Artist: 'Casa de Elena' } } };
  const photo = await sharp(await picture('jpeg'))
    .withMetadata(place)
    .jpeg()
    .toBuffer();
  const withScript = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
  assert.ok(withScript.includes('Casa de Elena'));
  const { avatar } = dataOf(await upload(withScript, 'image/jpeg'));
  const kept = Buffer.from(await (await site.fetch(avatar)).arrayBuffer());
  assert.not.ok(kept.includes('Casa de Elena') || kept.includes('<script>'));
});

const MANY_SCANS = readFileSync('test/fixtures/pictures/jpeg-with-150-scans.jpg');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const REJECTED: [what: string, bytes: Buffer, says: string, contentType?: ContentType][] = [
  ['an SVG, which could run scripts', Buffer.from(SVG), 'no es una imagen'],
  ['a JPEG that says it is a PNG', await picture('jpeg'), 'no es una imagen'],
  ['a GIF that says it is a WebP', await picture('gif'), 'no es una imagen', 'image/webp'],
  ['half of a picture', (await picture('png', 900)).subarray(0, 900), 'no es una imagen'],
  ['a picture that is not square', await picture('png', 200, 100), 'cuadrada'],
  ['a few bytes that claim to be 3.6 billion pixels', await pictureThatClaims(60_000), '4096'],
  ['a JPEG of hundreds of scans', MANY_SCANS, 'tarda demasiado', 'image/jpeg'],
  ['a JPEG of one scan too many', jpegWithScans(31), 'tarda demasiado', 'image/jpeg'],
];

for (const [what, bytes, says, contentType] of REJECTED)
  test(`a picture is rejected: ${what}`, async () => {
    const before = dataOf(await owner.auth.renewSession()).userData.business.avatar;
    assert.match(refusalOf(await upload(bytes, contentType)), new RegExp(`^422 .*${says}`));
    assert.is(dataOf(await owner.auth.renewSession()).userData.business.avatar, before);
  });

test('pictures that take long to decode leave a thread to those who sign in', async () => {
  const slow = jpegWithScans(30);
  let decoded = 0;
  const uploads = Array.from({ length: 12 }, async () => {
    // On a slow machine the last ones end at the client's deadline.
    if ((await upload(slow, 'image/jpeg')).ok) decoded++;
  });
  await Promise.race(uploads);
  await sandbox.signIn('tiendaluna-centro-caja1');
  assert.ok(decoded > 0 && decoded < 7, `${decoded} of 12 pictures went first`);
  await Promise.all(uploads);
});

test('a picture of more than 2 MB is rejected', async () => {
  assert.is(failureOf(await upload(Buffer.alloc(2_200_000))).status, 413);
});

test('any other picture URL returns 404', async () => {
  for (const name of ['av_none.webp', 'x', '%2e%2e%2fconfig.json', '%00.webp', "av' or 1=1.webp"])
    assert.is((await site.fetch(`/api/media/avatars/${name}`)).status, 404, name);
});
