import { createModalStep } from '../../stores/modal-step.ts';

export type FindStep = { step: 'find' } | { step: 'keys' };

/** The search over all screens, and the list of the keys. */
export const findModal = createModalStep<FindStep>('find');

export const openFind = () => findModal.open({ step: 'find' });
