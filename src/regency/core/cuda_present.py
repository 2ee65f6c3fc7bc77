"""Whether a GPU can be used here, asked without importing the CUDA machine where there is none."""

import importlib.util
import os


def cuda_present() -> bool:
    """Tell whether numba-cuda is installed and finds a GPU, or is told to simulate one."""
    if importlib.util.find_spec("numba_cuda") is None:
        return False
    if os.environ.get("NUMBA_ENABLE_CUDASIM") == "1":
        return True
    from regency.core.cuda import gpu_found

    return gpu_found()
