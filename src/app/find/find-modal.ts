import { createModalStep } from '#blocks/modal-host.tsx';

export type FindStep = { step: 'find' } | { step: 'keys' };

/** The dialogs with the search over all screens and with the list of keyboard shortcuts. */
export const findModal = createModalStep<FindStep>('find');

export const openFind = () => findModal.open({ step: 'find' });
