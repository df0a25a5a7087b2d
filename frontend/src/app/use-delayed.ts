import { useEffect, useState } from 'react';

/** @returns true once so many milliseconds have passed */
export function useDelayed(milliseconds: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
