import { createModalStep } from '../../blocks/modal-host.tsx';

/** `early` is text typed before the field had the focus; a line break in it stands for Enter. */
export type FindStep = { step: 'find'; early?: string } | { step: 'keys' };

/** The dialogs with the search over all screens and with the list of keyboard shortcuts. */
export const findModal = createModalStep<FindStep>('find');

export const openFind = () => findModal.open({ step: 'find' });
