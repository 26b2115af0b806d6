/** Thrown if the server cannot start. Its message is written for people and needs no stack. */
export class StartError extends Error {}
