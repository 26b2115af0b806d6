import { readFileSync } from 'node:fs';
import { assert, test } from '../support/test.ts';

interface ManifestIcon {
  src: string;
  type: string;
  sizes: string;
  purpose: string;
}

const manifest = JSON.parse(readFileSync('src/static/manifest.webmanifest', 'utf8')) as Record<
  string,
  string
> & { icons: ManifestIcon[] };

/**
 * Width and height of a PNG, which are at its beginning.
 * @param start where the picture begins in the file
 */
function sizeOf(file: string, start = 0): string {
  const png = readFileSync(`src/static/${file}`).subarray(start);
  assert.is(png.toString('latin1', 1, 4), 'PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the manifest makes the portal installable: names, start address, its own window, and icons of the stated sizes', () => {
  for (const name of ['name', 'short_name', 'start_url', 'scope', 'lang']) assert.ok(manifest[name], name);
  assert.is(manifest.display, 'standalone');
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) assert.is(sizeOf(src), sizes);
  const icons = pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  assert.equal(icons, ['192x192 any', '512x512 any', '512x512 maskable']);
});

test('the page links to the manifest and to an icon for devices that ignore it', () => {
  const page = readFileSync('src/index.html', 'utf8');
  assert.match(page, 'rel="manifest" href="%base%/manifest.webmanifest"');
  assert.is(sizeOf(/rel="apple-touch-icon" href="%base%([^"]*)"/.exec(page)?.[1] ?? ''), '192x192');
});
