import { refine, string } from 'superstruct';

export const REQUIRED = 'Este campo es requerido';

/** A form rule: the text is not blank. Apart from the other rules, which the login page does not need. */
export const required = () => refine(string(), 'required', (value) => value.trim() !== '' || REQUIRED);
