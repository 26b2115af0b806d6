// What nearly everybody who signs in sees first, in one file: the frame and the dashboard.
export * as dashboard from '../screens/dashboard/dashboard-screen.tsx';
export { MainLayout } from './layout/main-layout.tsx';
export * as notFound from './not-found-screen.tsx';
