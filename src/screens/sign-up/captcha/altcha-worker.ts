import { solveAltcha } from '@cobros/sdk/altcha';

// Runs in a worker, because the computation would block the page, which receives errors as error events.
addEventListener('message', ({ data }) => postMessage(solveAltcha(data)));
