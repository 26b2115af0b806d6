import type { Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { keyedApi } from '#api/keyed-calls.ts';
import { type FileFormat, startExport } from '#blocks/list/current-export.ts';
import type { Load } from '#stores/resource.ts';

export type Statement = Schemas['Statement'];
export type StatementDay = Schemas['StatementDay'];
type Content = Schemas['GetStatementContent'];

export const getStatement =
  (content: Content): Load<Statement> =>
  (signal) =>
    keyedApi(createClosingsApi).getStatement(content, { signal });

/** Downloads a statement. `title` is the name of its period: `Octubre de 2026`. */
export const exportStatement = (content: Content, format: FileFormat, title: string): Promise<void> =>
  startExport({
    format,
    size: title,
    content: { statement: { ...content, format } },
    load: (signal) => keyedApi(createClosingsApi).exportStatement({ ...content, format }, { signal }),
  });
