import { createModalStep } from '../../stores/modal-step.ts';

/** `early`: text typed before the field had the focus; a line break stands for Enter. */
export type FindStep = { step: 'find'; early?: string } | { step: 'keys' };

/** The search over all screens, and the list of the keys. */
export const findModal = createModalStep<FindStep>('find');

export const openFind = () => findModal.open({ step: 'find' });
