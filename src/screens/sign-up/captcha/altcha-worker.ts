import { solveAltcha } from '@cobros/sdk/altcha';

// Runs in a worker, because the computation would block the page. The page receives errors as error events.
addEventListener('message', ({ data }) => postMessage(solveAltcha(data)));
