"""What people see and read; everything here receives redacted states only."""
