import { decodeText } from './decode-text.ts';
import { openZip, type Zip } from './open-zip.ts';
import { readXml } from './read-xml.ts';
import { notATable, tooLarge } from './table.ts';

export interface WorkbookParts {
  /** The visible sheets, in their order. */
  sheets: readonly {
    name: string;
    /** @throws UnreadableTable if the file lacks it, or above the limits */
    read: () => string;
  }[];
  /** Undefined without such a part. */
  strings: string | undefined;
  styles: string | undefined;
  /** True if days are counted from 1904, as on old Macs. */
  from1904: boolean;
  /** False if the program that wrote the formulas did not compute them, whatever results it wrote in their place. */
  isComputed: boolean;
}

interface Relation {
  id: string;
  /** The last word of the type's address: `worksheet`, `sharedStrings`. */
  type: string;
  part: string;
}

/** Most sheets of a workbook: each is read, and may be named to people. */
const MAX_SHEETS = 250;
const MAX_NAME = 100;

const USUAL_WORKBOOK = 'xl/workbook.xml';

/**
 * Finds the parts of a workbook by their relations, as spreadsheets do; programs name them as they like.
 * @throws UnreadableTable if the archive cannot be read
 */
export function workbookParts(bytes: Uint8Array): WorkbookParts {
  const zip = openZip(bytes);
  const textOf = (part: string | undefined) => {
    const found = part === undefined ? undefined : zip.read(part);
    return found && decodeText(found);
  };
  const workbook = relationsOf(zip, '').find(({ type }) => type === 'officeDocument')?.part ?? USUAL_WORKBOOK;
  const { sheets, from1904, isComputed } = sheetsOf(textOf(workbook) ?? '');
  const relations = relationsOf(zip, workbook);
  const readSheet = (relation: string) => {
    const sheet = textOf(relations.find(({ id }) => id === relation)?.part);
    if (sheet === undefined) throw notATable();
    return sheet;
  };
  const partOf = (wanted: string, usual: string) =>
    relations.find(({ type }) => type === wanted)?.part ?? usual;
  return {
    sheets: sheets
      .filter(({ visible }) => visible)
      .map(({ name, relation }) => ({ name, read: () => readSheet(relation) })),
    strings: textOf(partOf('sharedStrings', 'xl/sharedStrings.xml')),
    styles: textOf(partOf('styles', 'xl/styles.xml')),
    from1904,
    isComputed,
  };
}

function relationsOf(zip: Zip, part: string): Relation[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const file = zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!file) return relations;
  readXml(decodeText(file), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), part: resolved(folder, Target) });
    },
  });
  return relations;
}

/** A target is relative to the folder of its part, or begins with a slash. */
function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const parts: string[] = [];
  for (const word of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (word === '..') parts.pop();
    else if (word !== '.' && word !== '') parts.push(word);
  }
  return parts.join('/');
}

function sheetsOf(workbook: string) {
  const sheets: { name: string; relation: string; visible: boolean }[] = [];
  let from1904 = false;
  let isComputed = true;
  readXml(workbook, {
    open(element, { name = '', id = '', state = 'visible', date1904, fullCalcOnLoad }) {
      if (element === 'sheet')
        sheets.push({ name: name.slice(0, MAX_NAME), relation: id, visible: state === 'visible' });
      if (sheets.length > MAX_SHEETS) throw tooLarge();
      if (element === 'workbookPr') from1904 = isTrue(date1904);
      if (element === 'calcPr') isComputed = !isTrue(fullCalcOnLoad);
    },
  });
  return { sheets, from1904, isComputed };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
