import type { ErrorObject } from 'ajv';
import { description } from '#ground/contract/described-operations.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';

type InvalidField = Schemas['InvalidField'];

const CONTROLS = 'no admite caracteres de control';

// Messages of section 5 of the specification, by the schema whose pattern did not match.
const MESSAGE_OF_SCHEMA: Record<string, string> = {
  EmailAddress: 'El correo electrónico no es válido',
  Username: 'El usuario no es válido',
  FullUsername: 'El usuario no es válido',
  Password:
    'La contraseña debe tener al menos 8 caracteres, incluir una letra mayúscula, un número y un carácter especial (%&#,*!)',
  Reference: 'debe empezar con c, C o un número y seguir con letras o números',
  Reason: 'Este campo es requerido',
  WebhookUrl: 'Invalid URL format',
  TaxId: 'El NIT no es válido',
  AccountNumber: 'debe tener de 6 a 20 dígitos',
  PhoneNumber: 'debe tener de 6 a 15 dígitos',
  FilterDate: 'debe ser una fecha ISO 8601 entre los años 2000 y 2099',
  SearchText: CONTROLS,
};

const schemas: Partial<Record<string, object>> = description.components.schemas;
const PATTERN_MESSAGES = new Map<unknown, string>(
  Object.entries(MESSAGE_OF_SCHEMA).flatMap(([name, message]) => {
    const schema = schemas[name];
    return schema && 'pattern' in schema ? [[schema.pattern, message] as const] : [];
  }),
);

const TYPES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
};

/** Maximum number of fields named in a response. */
const MAX_FIELDS = 20;
/** Longer than the path of any described field. */
const MAX_PATH = 60;

/** Converts ajv errors to fields and reasons in Spanish: one reason per field, and a limited number of fields. */
export function invalidFieldOf(errors: readonly ErrorObject[]): InvalidField[] {
  const fields = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    // The reason with an enum's values is more helpful than one about its limits.
    if (!fields.has(field) || error.keyword === 'enum') fields.set(field, reasonOf(error));
    if (fields.size === MAX_FIELDS) break;
  }
  return [...fields].map(([field, message]) => ({ field, message }));
}

/** The field's path within `requestContent`, with dots: `admin.emailAddress`. */
function fieldOf(error: ErrorObject): string {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own =
    error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty;
  if (typeof own === 'string') steps.push(own);
  const path = (steps[0] === 'requestContent' && steps.length > 1 ? steps.slice(1) : steps).join('.');
  // Names invented by the caller are shortened; their start is enough to find them.
  return path.length <= MAX_PATH ? path : `${path.slice(0, MAX_PATH).toWellFormed()}…`;
}

function reasonOf(error: ErrorObject): string {
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return 'Este campo es requerido';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'no es un campo de esta llamada';
    case 'type':
      return `debe ser ${[params.type].flat().map(typeName).join(' o ')}`;
    case 'pattern':
      return hasControls(error)
        ? CONTROLS
        : (PATTERN_MESSAGES.get(params.pattern) ?? 'no tiene la forma esperada');
    case 'enum':
      return `debe ser uno de: ${params.allowedValues.join(', ')}`;
    case 'format':
      return params.format === 'date-time' ? 'debe ser una fecha ISO 8601' : 'no tiene la forma esperada';
    default:
      return limitReason(error.keyword, params.limit);
  }
}

/** True for a text that is not blank but contains control characters. */
const hasControls = ({ data, schema }: ErrorObject) =>
  typeof schema === 'string' &&
  schema.includes('\\S') &&
  /\S/.test(String(data)) &&
  /\p{Cc}/u.test(String(data));

function limitReason(keyword: string, limit: number): string {
  switch (keyword) {
    case 'minLength':
      return limit === 1 ? 'Este campo es requerido' : `debe tener al menos ${limit} caracteres`;
    case 'maxLength':
      return `debe tener como máximo ${limit} caracteres`;
    case 'minimum':
      return `debe ser ${limit} o más`;
    case 'maximum':
      return `debe ser ${limit} o menos`;
    case 'exclusiveMinimum':
      return `debe ser mayor que ${limit}`;
    case 'minItems':
      return limit === 1 ? 'Este campo es requerido' : `debe tener al menos ${limit} elementos`;
    case 'maxItems':
      return `debe tener como máximo ${limit} elementos`;
    case 'uniqueItems':
      return 'no debe repetir valores';
    default:
      return 'no es válido';
  }
}

function typeName(type: string): string {
  return TYPES[type] ?? type;
}
