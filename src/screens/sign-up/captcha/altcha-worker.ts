import { solveAltcha } from '@cobros/sdk/altcha';

// Runs apart from the page, which would stand still while it computes. An error of solving reaches it as an error event.
addEventListener('message', ({ data }) => postMessage(solveAltcha(data)));
