import { createContext, type ReactNode, useContext } from 'react';

/** Shown by everything that covers the page, and with it the page's banner. */
export const ModalNoticeContext = createContext<ReactNode>(null);

export const useModalNotice = (): ReactNode => useContext(ModalNoticeContext);
